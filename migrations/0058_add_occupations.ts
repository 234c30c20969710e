import type { Knex } from 'knex';

/** Occupations with their wages and outlook, the programs that they are related to, and the files that both come from. Codes are texts. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('occupation_files', (table) => {
    table.text('table_name').primary();
    table.text('edition').notNullable();
    table.text('file').notNullable();
    table.text('sha256').notNullable();
    table.integer('rows').notNullable();
    table.text('obtained_from');
    table.text('imported_by').notNullable();
    table.timestamp('imported_at').notNullable().defaultTo(knex.fn.now());
  });
  await knex.schema.createTable('occupations', (table) => {
    table.text('soc').primary();
    table.text('title').notNullable();
    table.integer('median_wage');
    table.boolean('is_wage_top_coded').notNullable();
    table.integer('employment');
    table.decimal('growth_percent', 6, 1);
    table.integer('openings');
    table.text('entry_education');
  });
  await knex.schema.createTable('program_occupations', (table) => {
    table.text('cip').notNullable();
    table.text('soc').notNullable().references('occupations.soc').onDelete('CASCADE');
    table.primary(['cip', 'soc']);
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['program_occupations', 'occupations', 'occupation_files']) await knex.schema.dropTable(table);
}
