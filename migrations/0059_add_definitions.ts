import type { Knex } from 'knex';

/** Official definitions of families and programs, and the file that they come from. Codes are texts. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('definition_files', (table) => {
    table.text('sha256').primary();
    table.text('edition').notNullable();
    table.text('file').notNullable();
    table.integer('rows').notNullable();
    table.text('obtained_from');
    table.text('imported_by').notNullable();
    table.timestamp('imported_at').notNullable().defaultTo(knex.fn.now());
  });
  await knex.schema.createTable('program_definitions', (table) => {
    table.text('cip').primary();
    table.text('title').notNullable();
    table.text('definition').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['program_definitions', 'definition_files']) await knex.schema.dropTable(table);
}
