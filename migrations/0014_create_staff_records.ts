import type { Knex } from 'knex';

const ACCOUNT_TYPES = ['student', 'parent', 'counselor', 'provider', 'viewer', 'staff', 'admin'];
const FORMER_ACCOUNT_TYPES = ACCOUNT_TYPES.filter((type) => type !== 'viewer');

/** Every change of a row counts, by imports as well, so that an editor's save meets the row that the editor saw. */
const BUMP_COLLEGE = `
  create function bump_college_version() returns trigger language plpgsql as $$
  begin
    if new is distinct from old then new.version := old.version + 1; end if;
    return new;
  end
  $$`;
/** Only what staff change counts: people change their own names and passwords. */
const BUMP_USER = `
  create function bump_user_version() returns trigger language plpgsql as $$
  begin
    if (new.account_type, new.disabled_at) is distinct from (old.account_type, old.disabled_at) then new.version := old.version + 1; end if;
    return new;
  end
  $$`;

/** What staff edit in the panel, with a version per row, and the changes of it in the audit log. */
export async function up(knex: Knex): Promise<void> {
  await addVersions(knex);
  await addAuditColumns(knex);
  await createNicknames(knex);
  await createClosures(knex);
  await createTexts(knex);
  await createDataIssues(knex);
  await createStaffTools(knex);
  await checkAccountTypes(knex, ACCOUNT_TYPES);
}

export async function down(knex: Knex): Promise<void> {
  const tables = ['admin_preferences', 'saved_queries', 'notes', 'data_issues', 'list_texts', 'closures', 'nicknames'];
  for (const table of tables) await knex.schema.dropTable(table);
  await knex.schema.alterTable('audit_log', (table) =>
    table.dropColumns('resource', 'record_id', 'before', 'after', 'reason', 'request_id'),
  );
  await knex.raw('drop trigger colleges_version on colleges; drop trigger users_version on users');
  await knex.raw('drop function bump_college_version; drop function bump_user_version');
  for (const name of ['colleges', 'users']) await knex.schema.alterTable(name, (table) => table.dropColumn('version'));
  await knex('users').where({ account_type: 'viewer' }).update({ account_type: 'student' });
  await checkAccountTypes(knex, FORMER_ACCOUNT_TYPES);
}

async function addVersions(knex: Knex): Promise<void> {
  for (const name of ['colleges', 'users']) await knex.schema.alterTable(name, version);
  await knex.raw(BUMP_COLLEGE);
  await knex.raw(BUMP_USER);
  await knex.raw('create trigger colleges_version before update on colleges for each row execute function bump_college_version()');
  await knex.raw('create trigger users_version before update on users for each row execute function bump_user_version()');
}

const addAuditColumns = (knex: Knex) =>
  knex.schema.alterTable('audit_log', (table) => {
    table.text('resource');
    table.text('record_id');
    // The fields of the change only.
    table.jsonb('before');
    table.jsonb('after');
    table.text('reason');
    table.text('request_id');
    table.index(['resource', 'record_id', 'id']);
  });

const createNicknames = (knex: Knex) =>
  knex.schema.createTable('nicknames', (table) => {
    identify(table);
    table.specificType('texts', 'text[]').notNullable();
    // The first college is meant most often; the first college of a system is its flagship.
    table.specificType('unit_ids', 'integer[]').notNullable();
    table.text('kind').notNullable().checkIn(['college', 'system']);
    table.text('name');
    table.text('basis').notNullable();
    table.text('checked').notNullable();
    keepHistory(knex, table);
  });

const createClosures = (knex: Knex) =>
  knex.schema.createTable('closures', (table) => {
    identify(table);
    table.integer('unit_id').notNullable().checkPositive();
    table.text('name').notNullable();
    // A year, a month or a day.
    table.text('closed').notNullable();
    table.text('kind').notNullable().checkIn(['closed', 'merged']);
    table.integer('successor_unit_id');
    table.text('source_publisher').notNullable();
    table.text('source_title').notNullable();
    table.text('source_date').notNullable();
    table.text('source_url');
    table.text('checked').notNullable();
    table.boolean('is_reviewed').notNullable().defaultTo(false);
    keepHistory(knex, table);
    // One entry per college outside the Trash.
    table.unique(['unit_id'], { indexName: 'closures_unit_id', predicate: knex.whereNull('deleted_at') });
  });

const createTexts = (knex: Knex) =>
  knex.schema.createTable('list_texts', (table) => {
    identify(table);
    table.text('list').notNullable();
    table.text('intro').notNullable();
    keepHistory(knex, table);
    table.unique(['list'], { indexName: 'list_texts_list', predicate: knex.whereNull('deleted_at') });
  });

/** Reports from visitors. The address and the account are of the reporter, and end with the account. */
const createDataIssues = (knex: Knex) =>
  knex.schema.createTable('data_issues', (table) => {
    identify(table);
    table.integer('college_id').notNullable().index().references('colleges.id').onDelete('CASCADE');
    table.text('field');
    table.text('message').notNullable();
    table.text('email');
    table.integer('user_id').index().references('users.id').onDelete('SET NULL');
    table.text('status').notNullable().defaultTo('open').checkIn(['open', 'in-progress', 'resolved', 'rejected']);
    table.text('answer');
    keepHistory(knex, table);
    table.index(['status', 'id']);
  });

async function createStaffTools(knex: Knex): Promise<void> {
  await knex.schema.createTable('notes', (table) => {
    identify(table);
    table.text('resource').notNullable();
    table.text('record_id').notNullable();
    table.text('text').notNullable();
    table.integer('author_id').references('users.id').onDelete('SET NULL');
    keepHistory(knex, table);
    table.index(['resource', 'record_id']);
  });
  await knex.schema.createTable('saved_queries', (table) => {
    identify(table);
    table.text('resource').notNullable();
    table.text('name').notNullable();
    // {"filter": {…}, "sort": ["name", "ASC"]}
    table.jsonb('query').notNullable();
    table.integer('author_id').notNullable().references('users.id').onDelete('CASCADE');
    table.boolean('is_shared').notNullable().defaultTo(false);
    keepHistory(knex, table);
    table.unique(['author_id', 'resource', 'name'], { indexName: 'saved_queries_name', predicate: knex.whereNull('deleted_at') });
  });
  await knex.schema.createTable('admin_preferences', (table) => {
    table.integer('user_id').primary().references('users.id').onDelete('CASCADE');
    table.jsonb('value').notNullable().defaultTo('{}');
  });
}

const identify = (table: Knex.CreateTableBuilder) => table.specificType('id', 'integer generated by default as identity').primary();

const version = (table: Knex.CreateTableBuilder) => table.integer('version').notNullable().defaultTo(1);

function keepHistory(knex: Knex, table: Knex.CreateTableBuilder): void {
  version(table);
  table.timestamp('created_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
  table.timestamp('updated_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
  // In the Trash since then.
  table.timestamp('deleted_at', { useTz: true }).index();
  table.text('deleted_by');
}

async function checkAccountTypes(knex: Knex, types: readonly string[]): Promise<void> {
  await knex.raw('alter table users drop constraint users_account_type');
  await knex.schema.alterTable('users', (table) => {
    table.check(`account_type in (${types.map((type) => `'${type}'`).join(', ')})`, undefined, 'users_account_type');
  });
}
