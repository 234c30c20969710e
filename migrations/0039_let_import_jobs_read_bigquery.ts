import type { Knex } from 'knex';

/** An import job can read a table or a query of BigQuery instead of files. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('import_jobs', (table) => {
    // {"wish": {"table": "project.dataset.table"}, "name": "project.dataset.table", "sha256": "..."}; a query is {"sql": "select ..."}.
    table.jsonb('input');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('import_jobs', (table) => table.dropColumn('input'));
}
