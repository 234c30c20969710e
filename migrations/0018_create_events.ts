import type { Knex } from 'knex';

/** What happened to a person since, in order. The numbers of a person have no gaps and follow the order of the commits. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('user_feeds', (table) => {
    table.integer('user_id').primary().references('users.id').onDelete('CASCADE');
    // The number of the latest event.
    table.bigInteger('seq').notNullable();
  });
  await knex.schema.createTable('events', (table) => {
    table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE');
    table.bigInteger('seq').notNullable();
    table.text('kind').notNullable();
    // Ids only: texts stay in their own tables.
    table.jsonb('payload').notNullable();
    table.timestamp('at', { useTz: true }).notNullable().defaultTo(knex.fn.now()).index();
    table.primary(['user_id', 'seq']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('events');
  await knex.schema.dropTable('user_feeds');
}
