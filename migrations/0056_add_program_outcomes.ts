import type { Knex } from 'knex';

/** Earnings and debt by major and credential level, as published: {"51.38.3": {"debt": 23250}}. The former definitions stand apart. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('colleges', (table) => {
    table.jsonb('outcomes_by_program');
    table.jsonb('former_outcomes_by_program');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('colleges', (table) => table.dropColumns('outcomes_by_program', 'former_outcomes_by_program'));
}
