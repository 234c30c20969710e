import type { Knex } from 'knex';

const SCHOOL_YEARS = ['incoming', 'freshman', 'sophomore', 'junior', 'senior', 'grad', 'transfer'];
const LOOKING = ['on-campus', 'off-campus', 'either'];
const BUDGETS = ['under-600', '600-899', '900-1199', '1200-1599', '1600-plus'];
const STATUSES = ['active', 'paused', 'matched', 'expired', 'suspended', 'deleted'];
const REQUEST_STATES = ['pending', 'accepted', 'declined', 'withdrawn', 'expired', 'closed'];

/** The revision comes from the row of the college, which the transaction locks: it has no gaps and follows the order of the commits. */
const COUNT_CHANGE = `
  create function count_roommate_change() returns trigger language plpgsql as $$
  begin
    insert into roommate_pools as p (college_id, revision) values (new.college_id, 1)
    on conflict (college_id) do update set revision = p.revision + 1
    returning p.revision into new.revision;
    return new;
  end
  $$`;
/** A row that is gone has no revision, so readers load the college again. */
const COUNT_REMOVAL = `
  create function count_roommate_removal() returns trigger language plpgsql as $$
  begin
    update roommate_pools set revision = revision + 1, removed_revision = revision + 1 where college_id = old.college_id;
    return null;
  end
  $$`;
/** The account decides whether its profiles are listed, and for whom. Pools are locked in the order of their colleges. */
const COUNT_ACCOUNT = `
  create function count_roommate_account() returns trigger language plpgsql as $$
  begin
    perform from roommate_pools where college_id in (select college_id from roommate_profiles where user_id = new.id)
    order by college_id for update;
    update roommate_profiles set revision = 0 where user_id = new.id;
    return null;
  end
  $$`;

/** Roommate profiles, the requests between them, and what people leave out of their lists. */
export async function up(knex: Knex): Promise<void> {
  await createProfiles(knex);
  await countChanges(knex);
  await createRequests(knex);
  await knex.schema.createTable('roommate_hides', (table) => {
    table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE');
    table.integer('profile_id').notNullable().index().references('roommate_profiles.id').onDelete('CASCADE');
    table.timestamp('created_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
    table.primary(['user_id', 'profile_id']);
  });
  await allowContexts(knex, `context_kind in ('service', 'roommate')`);
  // Accounts that sign in from one network with one browser.
  await knex.raw(`create index sessions_device on sessions (ip_prefix, user_agent) where user_agent <> ''`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index sessions_device');
  await knex('conversations').where({ context_kind: 'roommate' }).update({ context_kind: null, context_id: null });
  await allowContexts(knex, `context_kind = 'service'`);
  for (const table of ['roommate_hides', 'roommate_requests']) await knex.schema.dropTable(table);
  await knex.raw('drop trigger users_roommates on users');
  for (const table of ['roommate_profiles', 'roommate_pools']) await knex.schema.dropTable(table);
  for (const name of ['count_roommate_change', 'count_roommate_removal', 'count_roommate_account']) {
    await knex.raw('drop function ??', [name]);
  }
}

async function createProfiles(knex: Knex): Promise<void> {
  await knex.schema.createTable('roommate_pools', (table) => {
    table.integer('college_id').primary().references('colleges.id').onDelete('CASCADE');
    table.bigInteger('revision').notNullable();
    // The last revision with which a row disappeared.
    table.bigInteger('removed_revision').notNullable().defaultTo(0);
  });
  await knex.schema.createTable('roommate_profiles', (table) => {
    identify(table);
    // The id in addresses: random, so that profiles cannot be found by counting.
    table.uuid('public_id').notNullable().unique().defaultTo(knex.raw('gen_random_uuid()'));
    table.integer('user_id').notNullable().index().references('users.id').onDelete('CASCADE');
    table.integer('college_id').notNullable().references('colleges.id').onDelete('CASCADE');
    // As stated. The age that others see comes from users.birth_date.
    table.integer('age').notNullable().checkBetween([16, 99]);
    table.text('school_year').notNullable().checkIn(SCHOOL_YEARS);
    table.text('major');
    table.specificType('interests', 'text[]').notNullable().defaultTo('{}');
    table.specificType('traits', 'text[]').notNullable().defaultTo('{}');
    table.text('looking').checkIn(LOOKING);
    // "2027-fall".
    table.text('move_in_term');
    table.text('budget').checkIn(BUDGETS);
    table.text('bio').notNullable().defaultTo('');
    // Why others do not see the bio until staff decide; empty when they see it.
    table.specificType('bio_held', 'text[]').notNullable().defaultTo('{}');
    table.text('instagram_handle');
    table.text('facebook_handle');
    table.jsonb('social_media_links').notNullable().defaultTo('{}');
    // The quiz: {"version": 1, "answers": {…}}. The same in all profiles of a person.
    table.jsonb('lifestyle_preferences');
    table.text('visibility_status').notNullable().defaultTo('active').checkIn(STATUSES);
    // What the owner reads about a suspension.
    table.text('status_reason');
    table.date('last_active_on').notNullable().defaultTo(knex.raw('current_date'));
    table.timestamp('reminded_at', { useTz: true });
    table.integer('version').notNullable().defaultTo(1);
    table.bigInteger('revision').notNullable();
    table.timestamp('created_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
    table.timestamp('updated_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
    table.timestamp('deleted_at', { useTz: true }).index();
    table.unique(['user_id', 'college_id'], { indexName: 'roommate_profiles_person', predicate: knex.whereRaw('deleted_at is null') });
    table.index(['college_id', 'revision']);
    table.index(['visibility_status', 'last_active_on']);
    table.check(`(visibility_status = 'deleted') = (deleted_at is not null)`, undefined, 'roommate_profiles_deletion');
  });
}

async function countChanges(knex: Knex): Promise<void> {
  for (const sql of [COUNT_CHANGE, COUNT_REMOVAL, COUNT_ACCOUNT]) await knex.raw(sql);
  await knex.raw(
    'create trigger roommate_profiles_change before insert or update on roommate_profiles for each row execute function count_roommate_change()',
  );
  await knex.raw(
    'create trigger roommate_profiles_removal after delete on roommate_profiles for each row execute function count_roommate_removal()',
  );
  await knex.raw(`
    create trigger users_roommates after update on users for each row
    when ((old.email_verified, old.disabled_at, old.birth_date) is distinct from (new.email_verified, new.disabled_at, new.birth_date))
    execute function count_roommate_account()`);
}

async function createRequests(knex: Knex): Promise<void> {
  await knex.schema.createTable('roommate_requests', (table) => {
    identify(table);
    table.integer('sender_id').notNullable().references('users.id').onDelete('CASCADE');
    table.integer('receiver_id').notNullable().index().references('users.id').onDelete('CASCADE');
    // The profiles of the two at one college.
    table.integer('sender_profile_id').notNullable().index().references('roommate_profiles.id').onDelete('CASCADE');
    table.integer('receiver_profile_id').notNullable().index().references('roommate_profiles.id').onDelete('CASCADE');
    table.text('state').notNullable().defaultTo('pending').checkIn(REQUEST_STATES);
    table.timestamp('created_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
    // When it got its last state.
    table.timestamp('changed_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
    table.index(['sender_id', 'created_at']);
    table.index(['state', 'created_at']);
    table.check('sender_id <> receiver_id', undefined, 'roommate_requests_two');
  });
  // Two people have at most one open request, whoever sent it.
  await knex.raw(`
    create unique index roommate_requests_open on roommate_requests (least(sender_id, receiver_id), greatest(sender_id, receiver_id))
    where state = 'pending'`);
}

async function allowContexts(knex: Knex, condition: string): Promise<void> {
  await knex.raw('alter table conversations drop constraint conversations_context_kind_check');
  await knex.schema.alterTable('conversations', (table) => {
    table.check(condition, undefined, 'conversations_context_kind_check');
  });
}

const identify = (table: Knex.CreateTableBuilder) => table.specificType('id', 'integer generated by default as identity').primary();
