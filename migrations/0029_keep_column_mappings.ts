import type { Knex } from 'knex';

/** How a run read the columns of its files, and which columns they had: the next files of the source are compared with them. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('import_runs', (table) => {
    // [{"table": "ADM", "columns": [{"column": "ADMSSN", "from": "ADMITTED"}], "ignored": ["NOTES"]}]; null: as the files name them.
    table.jsonb('mapping');
    // {"ADM": {"number": ["UNITID", "APPLCN"], "text": [], "blank": []}}; null for runs that read nothing, and for those before.
    table.jsonb('columns');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('import_runs', (table) => table.dropColumns('mapping', 'columns'));
}
