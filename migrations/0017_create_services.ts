import type { Knex } from 'knex';

const CATEGORIES = [
  ['best-test-prep-services', 'Test prep', 'pencil'],
  ['financial-aid-guide', 'Financial aid', 'coins'],
  ['best-college-moving-services', 'Moving services', 'boxes'],
  ['best-greek-life-rush-prep-services', 'Rush prep', 'columns'],
  ['best-scholarship-services', 'Scholarships', 'ribbon'],
  ['best-online-tutoring-services', 'Online tutoring', 'screen'],
  ['best-career-services', 'Career services', 'briefcase'],
  ['best-student-insurance', 'Student insurance', 'umbrella'],
  ['best-trade-school-guidance-services', 'Trade-school guidance', 'wrench'],
  ['best-essay-writing-services', 'Essay writing', 'page'],
  ['best-interview-prep-services', 'Interview prep', 'chairs'],
  ['best-student-mental-health-services', 'Mental health', 'hands'],
  ['best-student-financial-services', 'Student financial services', 'wallet'],
] as const;

/** The services marketplace: categories, services, reviews, what people saved, and reported faults. */
export async function up(knex: Knex): Promise<void> {
  await createCategories(knex);
  await createServices(knex);
  await createReviews(knex);
  await createPeopleTables(knex);
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['service_faults', 'saved_services', 'service_reviews', 'services', 'service_categories']) {
    await knex.schema.dropTable(table);
  }
}

async function createCategories(knex: Knex): Promise<void> {
  await knex.schema.createTable('service_categories', (table) => {
    identify(table);
    // The address below /services.
    table.text('slug').notNullable().unique();
    table.text('name').notNullable().unique();
    table.text('description').notNullable().defaultTo('');
    table.text('icon').notNullable();
    table.integer('position').notNullable();
    keepVersion(knex, table);
  });
  await knex('service_categories').insert(CATEGORIES.map(([slug, name, icon], index) => ({ slug, name, icon, position: index + 1 })));
}

const createServices = (knex: Knex) =>
  knex.schema.createTable('services', (table) => {
    identify(table);
    table.integer('category_id').notNullable().index().references('service_categories.id');
    table.text('slug').notNullable().unique();
    table.text('name').notNullable();
    table.text('description').notNullable();
    // Derived from the published reviews: "4.6 (12 verified)".
    table.text('rating');
    table.text('price_range');
    table.text('price_band').checkIn(['free', '$', '$$', '$$$']);
    table.specificType('features', 'text[]').notNullable().defaultTo('{}');
    table.specificType('formats', 'text[]').notNullable().defaultTo('{}');
    table.text('website').notNullable();
    table.boolean('is_commercial').notNullable().defaultTo(false);
    table.boolean('is_public_alternative').notNullable().defaultTo(false);
    table.text('status').notNullable().defaultTo('draft').checkIn(['draft', 'pending', 'published', 'rejected']);
    // What staff wrote with their last decision.
    table.text('status_reason');
    // What the entry rests on.
    table.text('basis').notNullable().defaultTo('');
    // The day of the last check by a person, as an ISO date.
    table.text('checked_at');
    table.text('checked_by');
    table.text('link_state').checkIn(['alive', 'moved', 'dead']);
    // "404", "timed out", or where it leads now.
    table.text('link_detail');
    table.integer('link_failures').notNullable().defaultTo(0);
    table.timestamp('link_checked_at', { useTz: true });
    table.integer('owner_id').index().references('users.id').onDelete('SET NULL');
    // The values that a provider proposes for a published service.
    table.jsonb('proposed');
    keepHistory(knex, table);
    table.index(['status', 'id']);
    table.check(`lower(website) like 'https://%' or lower(website) like 'http://%'`, undefined, 'services_website');
  });

const createReviews = (knex: Knex) =>
  knex.schema.createTable('service_reviews', (table) => {
    identify(table);
    table.integer('service_id').notNullable().index().references('services.id').onDelete('CASCADE');
    table.integer('user_id').notNullable().index().references('users.id').onDelete('CASCADE');
    table.integer('stars').notNullable().checkBetween([1, 5]);
    table.text('text').notNullable();
    table.text('status').notNullable().defaultTo('pending').checkIn(['pending', 'published', 'rejected']);
    table.text('status_reason');
    table.text('reply');
    table.text('reply_status').checkIn(['pending', 'published', 'rejected']);
    table.timestamp('replied_at', { useTz: true });
    keepHistory(knex, table);
    table.unique(['service_id', 'user_id'], { indexName: 'service_reviews_person' });
    table.index(['status', 'id']);
  });

async function createPeopleTables(knex: Knex): Promise<void> {
  await knex.schema.createTable('saved_services', (table) => {
    table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE');
    table.integer('service_id').notNullable().index().references('services.id').onDelete('CASCADE');
    table.timestamp('created_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
    table.primary(['user_id', 'service_id']);
  });
  await knex.schema.createTable('service_faults', (table) => {
    identify(table);
    table.integer('service_id').notNullable().index().references('services.id').onDelete('CASCADE');
    table.text('kind').notNullable().checkIn(['dead-link', 'wrong-price', 'wrong-text', 'unsafe', 'other']);
    table.text('message').notNullable().defaultTo('');
    table.integer('user_id').index().references('users.id').onDelete('SET NULL');
    table.text('status').notNullable().defaultTo('open').checkIn(['open', 'resolved', 'rejected']);
    table.text('note');
    keepHistory(knex, table);
    table.index(['status', 'id']);
  });
}

const identify = (table: Knex.CreateTableBuilder) => table.specificType('id', 'integer generated by default as identity').primary();

function keepVersion(knex: Knex, table: Knex.CreateTableBuilder): void {
  table.integer('version').notNullable().defaultTo(1);
  table.timestamp('created_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
  table.timestamp('updated_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
}

function keepHistory(knex: Knex, table: Knex.CreateTableBuilder): void {
  keepVersion(knex, table);
  // In the Trash since then.
  table.timestamp('deleted_at', { useTz: true }).index();
  table.text('deleted_by');
}
