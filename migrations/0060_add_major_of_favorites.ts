import type { Knex } from 'knex';

/** The major for which a person saved a college: a code of the CIP with 2, 4 or 6 digits. Null: none. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(String.raw`alter table user_favorites add column major text check (major ~ '^[0-9]{2}(\.[0-9]{2}([0-9]{2}){0,1}){0,1}$')`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('user_favorites', (table) => table.dropColumn('major'));
}
