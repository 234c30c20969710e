import type { Knex } from 'knex';

/** Deletes the rows of deleted tables, as a foreign key with "on delete cascade" does, with one statement for all of them. */
const DELETE_ROWS = `
  create function delete_supplied_values() returns trigger language plpgsql as $$
  begin
    delete from supplied_values where table_id in (select id from deleted);
    return null;
  end
  $$`;

/**
 * An import inserts a row of `supplied_tables` and then thousands of rows with its id in the same transaction, so the check of each row
 * could not fail. It took as long as the insert itself.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('supplied_values', (table) => table.dropForeign('table_id'));
  await knex.raw(DELETE_ROWS);
  await knex.raw(
    `create trigger supplied_tables_values after delete on supplied_tables referencing old table as deleted
     for each statement execute function delete_supplied_values()`,
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop trigger supplied_tables_values on supplied_tables');
  await knex.raw('drop function delete_supplied_values');
  await knex.raw('delete from supplied_values where table_id not in (select id from supplied_tables)');
  await knex.schema.alterTable(
    'supplied_values',
    (table) => void table.foreign('table_id').references('supplied_tables.id').onDelete('cascade'),
  );
}
