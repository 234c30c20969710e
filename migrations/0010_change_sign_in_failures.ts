import type { Knex } from 'knex';

/** Counts failures by account and network too. Counts live for minutes, so the old ones are dropped. */
export async function up(knex: Knex): Promise<void> {
  await emptyAndUnkey(knex);
  await knex.schema.alterTable('sign_in_failures', (table) => {
    table.text('network').notNullable();
    table.primary(['account', 'network']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await emptyAndUnkey(knex);
  await knex.schema.alterTable('sign_in_failures', (table) => {
    table.dropColumn('network');
    table.primary(['account']);
  });
}

async function emptyAndUnkey(knex: Knex): Promise<void> {
  await knex('sign_in_failures').delete();
  await knex.schema.alterTable('sign_in_failures', (table) => table.dropPrimary());
}
