import type { Knex } from 'knex';

/** What the page showed when a person reported it: the value may change before staff look. And conversations about reports. */
export async function up(knex: Knex): Promise<void> {
  for (const name of ['data_issues', 'service_faults']) {
    // {"value": 0.58, "source": "ipeds", "period": "fall 2023"}, or the texts of an entry. Null for reports from before, and about no field.
    await knex.schema.alterTable(name, (table) => table.jsonb('shown'));
  }
  await allowContexts(knex, `context_kind in ('service', 'roommate', 'report')`);
}

export async function down(knex: Knex): Promise<void> {
  for (const name of ['data_issues', 'service_faults']) await knex.schema.alterTable(name, (table) => table.dropColumn('shown'));
  // Without the mark, a conversation would tell staff the name of a reporter.
  await knex('conversations').where({ context_kind: 'report' }).delete();
  await allowContexts(knex, `context_kind in ('service', 'roommate')`);
}

async function allowContexts(knex: Knex, condition: string): Promise<void> {
  await knex.raw('alter table conversations drop constraint conversations_context_kind_check');
  await knex.schema.alterTable('conversations', (table) => {
    table.check(condition, undefined, 'conversations_context_kind_check');
  });
}
