import type { Knex } from 'knex';

const ACCOUNT_TYPES = ['student', 'parent', 'counselor', 'provider', 'staff', 'admin'];

/** People, their sessions, what proves that an address is theirs, and the mail that says so. Secrets are kept as digests only. */
export async function up(knex: Knex): Promise<void> {
  await createUsers(knex);
  await createSessions(knex);
  await createPasswordResets(knex);
  await createOutbox(knex);
  await createCounters(knex);
  await createDeletedAccounts(knex);
}

async function createUsers(knex: Knex): Promise<void> {
  await knex.schema.createTable('users', (table) => {
    table.increments('id');
    table.text('username').notNullable();
    table.text('password').notNullable();
    table.text('email').notNullable();
    table.text('first_name').notNullable();
    table.text('last_name').notNullable();
    table.text('account_type').notNullable().defaultTo('student').checkIn(ACCOUNT_TYPES, 'users_account_type');
    table.text('profile_picture');
    table.text('bio');
    table.boolean('email_verified').notNullable().defaultTo(false);
    table.text('email_verification_token').unique();
    table.timestamp('email_verification_expiry', { useTz: true });
    table.text('pending_email');
    table.text('pending_email_token').unique();
    table.timestamp('pending_email_expiry', { useTz: true });
    table.timestamp('username_changed_at', { useTz: true });
    table.timestamp('agreed_at', { useTz: true });
    table.timestamp('disabled_at', { useTz: true });
    table.timestamp('created_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
  });
  // Addresses and names are one whatever their case, and are kept as they were typed.
  await knex.raw('create unique index users_email_unique on users (lower(email))');
  await knex.raw('create unique index users_username_unique on users (lower(username))');
  await knex.schema.createTable('user_pictures', (table) => {
    table.uuid('name').primary();
    table.integer('user_id').notNullable().unique().references('users.id').onDelete('CASCADE');
    table.binary('bytes').notNullable();
  });
}

async function createSessions(knex: Knex): Promise<void> {
  await knex.schema.createTable('sessions', (table) => {
    table.uuid('id').primary();
    table.integer('user_id').notNullable().index().references('users.id').onDelete('CASCADE');
    table.timestamp('created_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
    table.timestamp('authenticated_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
    table.timestamp('last_seen_at', { useTz: true }).notNullable().defaultTo(knex.fn.now()).index();
    table.timestamp('revoked_at', { useTz: true });
    table.text('user_agent').notNullable();
    table.text('ip_prefix').notNullable();
  });
}

async function createPasswordResets(knex: Knex): Promise<void> {
  await knex.schema.createTable('password_resets', (table) => {
    table.increments('id');
    table.integer('user_id').notNullable().index().references('users.id').onDelete('CASCADE');
    table.text('email').notNullable();
    table.text('code').notNullable();
    table.text('reset_token').unique();
    table.timestamp('expires_at', { useTz: true }).notNullable();
    table.boolean('used').notNullable().defaultTo(false);
    table.integer('attempts').notNullable().defaultTo(0);
    table.timestamp('created_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
  });
  await knex.raw('create unique index password_resets_one_open on password_resets (user_id) where not used');
}

async function createOutbox(knex: Knex): Promise<void> {
  await knex.schema.createTable('email_outbox', (table) => {
    table.increments('id');
    table.integer('user_id').index().references('users.id').onDelete('CASCADE');
    table.text('kind').notNullable();
    table.text('recipient').notNullable();
    table.text('subject').notNullable();
    table.text('body').notNullable();
    table.timestamp('created_at', { useTz: true }).notNullable().defaultTo(knex.fn.now()).index();
    table.timestamp('next_attempt_at', { useTz: true }).defaultTo(knex.fn.now()).index();
    table.integer('attempts').notNullable().defaultTo(0);
    table.timestamp('sent_at', { useTz: true });
    table.text('last_error');
  });
}

async function createCounters(knex: Knex): Promise<void> {
  // The shape that rate-limiter-flexible works on.
  await knex.schema.createTable('rate_limits', (table) => {
    table.string('key', 255).primary();
    table.integer('points').notNullable().defaultTo(0);
    table.bigInteger('expire').index();
  });
  // Counters come with every call and need not outlive a crash: no call waits for the disk because of them.
  await knex.raw('alter table rate_limits set unlogged');
  await knex.schema.createTable('sign_in_failures', (table) => {
    table.text('account').primary();
    table.integer('failures').notNullable();
    table.timestamp('last_failed_at', { useTz: true }).notNullable();
    table.timestamp('blocked_until', { useTz: true });
  });
}

async function createDeletedAccounts(knex: Knex): Promise<void> {
  // Sealed with the owner's password: nobody else can read it, and after seven days nobody can.
  await knex.schema.createTable('deleted_accounts', (table) => {
    table.text('email_digest').primary();
    table.text('sealed').notNullable();
    table.timestamp('purge_at', { useTz: true }).notNullable().index();
  });
}

export async function down(knex: Knex): Promise<void> {
  const tables = [
    'deleted_accounts',
    'sign_in_failures',
    'rate_limits',
    'email_outbox',
    'password_resets',
    'sessions',
    'user_pictures',
    'users',
  ];
  for (const table of tables) await knex.schema.dropTable(table);
}
