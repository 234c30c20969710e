import type { Knex } from 'knex';

/** The awards of a college by program, as published: {"51.3801.5": 212}. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('colleges', (table) => void table.jsonb('awards_by_program'));
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('colleges', (table) => table.dropColumn('awards_by_program'));
}
