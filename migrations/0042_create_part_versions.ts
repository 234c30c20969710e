import type { Knex } from 'knex';

/** The versions of what changes beside the catalog: services with their reviews, and texts. A part without a row was never published. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('part_versions', (table) => {
    table.text('part').primary().checkIn(['services', 'texts']);
    table.integer('version').notNullable().defaultTo(1);
    table.timestamp('published_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('part_versions');
}
