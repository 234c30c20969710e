import type { Knex } from 'knex';

// prettier-ignore
const EVENTS = [
  'sign_up', 'login', 'college_view', 'college_search', 'college_favorite', 'college_filter', 'external_link_click',
];

/** Counts by the hour. Nothing here belongs to a person or a visit, and the finest time is an hour. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('analytics_events', (table) => {
    table.timestamp('hour', { useTz: true }).notNullable();
    table.text('path').notNullable();
    table.text('event').notNullable().checkIn(EVENTS);
    table.text('category').notNullable().checkIn(['analytics']);
    table.integer('count').notNullable().checkPositive();
    table.primary(['hour', 'path', 'event', 'category']);
    table.check('length(path) <= 300');
    table.check('extract(epoch from hour)::bigint % 3600 = 0', [], 'analytics_events_whole_hour');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('analytics_events');
}
