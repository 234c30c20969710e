import type { Knex } from 'knex';

/**
 * A run keeps what it found in its files: rejected rows by cause, notes on rows, new and missing columns, unused files. A run can also fail
 * before its files say their year.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('import_runs', (table) => {
    // {"faults": [], "notes": [], "drift": [], "unused": []}; null for runs before.
    table.jsonb('remarks');
    table.setNullable('year');
    table.check("year is not null or status = 'failed'", [], 'import_runs_year_known');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex('import_runs').whereNull('year').delete();
  await knex.schema.alterTable('import_runs', (table) => {
    table.dropChecks('import_runs_year_known');
    table.dropNullable('year');
    table.dropColumn('remarks');
  });
}
