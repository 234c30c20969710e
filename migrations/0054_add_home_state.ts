import type { Knex } from 'knex';

/** Where a student lives decides which price of a public college applies. Former versions of the server leave the column empty. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`alter table student_facts add column home_state char(2) check (home_state ~ '^[A-Z]{2}$')`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('student_facts', (table) => table.dropColumn('home_state'));
}
