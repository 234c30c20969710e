import type { Knex } from 'knex';

const OWNED = ['favorite_lists', 'user_favorites'] as const;

/** A saved college was in one list at most. The order within a list becomes the order of all saved colleges, as the lists followed each other. */
export async function up(knex: Knex): Promise<void> {
  for (const table of OWNED) await knex.schema.alterTable(table, (owned) => void owned.unique(['id', 'user_id']));
  await knex.schema.createTable('favorite_list_members', (table) => {
    // The owner, so that no list can hold a college that another person saved.
    table.integer('user_id').notNullable();
    table.integer('list_id').notNullable();
    table.integer('favorite_id').notNullable().index();
    table.primary(['user_id', 'list_id', 'favorite_id']);
    table.foreign(['list_id', 'user_id']).references(['id', 'user_id']).inTable('favorite_lists').onDelete('CASCADE');
    table.foreign(['favorite_id', 'user_id']).references(['id', 'user_id']).inTable('user_favorites').onDelete('CASCADE');
  });
  await knex.raw(
    `insert into favorite_list_members (user_id, list_id, favorite_id)
     select user_id, list_id, id from user_favorites where list_id is not null`,
  );
  await knex.raw(
    `update user_favorites set position = ordered.place
     from (
       select favorite.id, row_number() over (
         partition by favorite.user_id
         order by lower(list.name) nulls first, favorite.position, favorite.created_at desc, favorite.id desc
       ) - 1 as place
       from user_favorites favorite left join favorite_lists list on list.id = favorite.list_id
       where favorite.user_id in (select user_id from favorite_list_members)
     ) ordered
     where ordered.id = user_favorites.id`,
  );
  await knex.schema.alterTable('user_favorites', (table) => void table.dropColumn('list_id'));
}

/** Keeps each college in the oldest of its lists. */
export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('user_favorites', (table) => {
    table.integer('list_id').index().references('favorite_lists.id').onDelete('SET NULL');
  });
  await knex.raw(
    `update user_favorites set list_id = (select min(list_id) from favorite_list_members where favorite_id = user_favorites.id)`,
  );
  await knex.schema.dropTable('favorite_list_members');
  for (const table of OWNED) await knex.schema.alterTable(table, (owned) => void owned.dropUnique(['id', 'user_id']));
}
