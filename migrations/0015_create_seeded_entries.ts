import type { Knex } from 'knex';

/**
 * The entries of the seed files that the database has had. An entry that staff changed, deleted or let go for good does not come back.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('seeded_entries', (table) => {
    table.text('resource').notNullable();
    table.text('key').notNullable();
    table.primary(['resource', 'key']);
  });
  // The catalog's name of the college follows with the first check.
  await knex.raw(`alter table closures alter column name set default ''`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table closures alter column name drop default');
  await knex.schema.dropTable('seeded_entries');
}
