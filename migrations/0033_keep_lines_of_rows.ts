import type { Knex } from 'knex';

/** The line of each institution in the file of a table. Null for rows that were stored before, and for values that staff displaced. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('supplied_tables', (table) => {
    // Both in the order of the UNITIDs.
    table.specificType('unit_ids', 'integer[]');
    table.specificType('lines', 'integer[]');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('supplied_tables', (table) => table.dropColumns('unit_ids', 'lines'));
}
