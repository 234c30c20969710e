import type { Knex } from 'knex';

const STATUSES = ['considering', 'applying', 'applied', 'admitted', 'waitlisted', 'denied', 'enrolled'];

/** The colleges a person keeps, in named lists where one wants them. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('favorite_lists', (table) => {
    table.increments('id');
    table.integer('user_id').notNullable().index().references('users.id').onDelete('CASCADE');
    table.text('name').notNullable();
    table.text('share_token').unique();
    table.timestamp('created_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
  });
  await knex.raw('create unique index favorite_lists_name_unique on favorite_lists (user_id, lower(name))');
  await knex.schema.createTable('user_favorites', (table) => {
    table.increments('id');
    table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE');
    table.integer('college_id').notNullable().index().references('colleges.id').onDelete('CASCADE');
    table.text('note').notNullable().defaultTo('');
    table.text('status').notNullable().defaultTo('considering').checkIn(STATUSES, 'user_favorites_status');
    table.integer('list_id').index().references('favorite_lists.id').onDelete('SET NULL');
    table.integer('position').notNullable().defaultTo(0);
    table.timestamp('created_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
    table.unique(['user_id', 'college_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('user_favorites');
  await knex.schema.dropTable('favorite_lists');
}
