import type { Knex } from 'knex';

const KINDS = ['message', 'conversation', 'review', 'service', 'profile'];
const REASONS = ['spam', 'scam', 'harassment', 'threat', 'sexual', 'underage', 'impersonation', 'other'];
const STEPS = ['none', 'warn', 'hide', 'pause-contact', 'freeze', 'suspend', 'ban'];
const REASON_CODES = ['no-violation', 'spam', 'scam', 'harassment', 'threat', 'sexual', 'underage', 'impersonation', 'other'];

/** Moderation: cases, the reports and the evidence in them, the decisions about them, and what people are told. */
export async function up(knex: Knex): Promise<void> {
  await createCases(knex);
  await createReports(knex);
  await createSteps(knex);
  await createNotices(knex);
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['notices', 'case_steps', 'case_evidence', 'reports', 'cases']) await knex.schema.dropTable(table);
}

const createCases = (knex: Knex) =>
  knex.schema.createTable('cases', (table) => {
    identify(table);
    table.text('kind').notNullable().checkIn(KINDS);
    table.integer('target_id').notNullable();
    // The person who wrote the target. Null after the account is deleted, and for entries of staff.
    person(table, 'subject_id');
    table.text('status').notNullable().defaultTo('open').checkIn(['open', 'claimed', 'waiting', 'decided']);
    table.integer('priority').notNullable();
    table.specificType('reasons', 'text[]').notNullable();
    table.integer('reporters').notNullable();
    table.boolean('has_minor').notNullable();
    // This case keeps the target hidden: since three independent serious reports, or by its decision.
    table.boolean('is_hidden').notNullable().defaultTo(false);
    person(table, 'claimed_by_id');
    table.timestamp('opened_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
    table.timestamp('due_at', { useTz: true }).notNullable();
    table.timestamp('decided_at', { useTz: true }).index();
    table.text('step').checkIn(STEPS);
    table.integer('version').notNullable().defaultTo(1);
    table.timestamp('updated_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
    table.unique(['kind', 'target_id'], { indexName: 'cases_undecided', predicate: knex.whereRaw(`status <> 'decided'`) });
    table.index(['status', 'priority']);
    table.index(['kind', 'target_id']);
    table.check(`(status = 'decided') = (decided_at is not null and step is not null)`, undefined, 'cases_decision');
  });

async function createReports(knex: Knex): Promise<void> {
  await knex.schema.createTable('reports', (table) => {
    identify(table);
    table.integer('case_id').notNullable().references('cases.id').onDelete('CASCADE');
    // Null after the account is deleted.
    person(table, 'reporter_id');
    table.text('reason').notNullable().checkIn(REASONS);
    // Empty without one, and some time after the decision.
    table.text('message').notNullable().defaultTo('');
    table.text('outcome').checkIn(['acted', 'no-violation']);
    table.timestamp('created_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
    table.unique(['case_id', 'reporter_id'], { indexName: 'reports_person' });
  });
  await knex.schema.createTable('case_evidence', (table) => {
    identify(table);
    table.integer('case_id').notNullable().index().references('cases.id').onDelete('CASCADE');
    table.integer('report_id').notNullable().index().references('reports.id').onDelete('CASCADE');
    table.timestamp('taken_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
    // Texts as they were then, with their authors. Housekeeping deletes them some time after the decision.
    table.jsonb('lines').notNullable();
  });
}

const createSteps = (knex: Knex) =>
  knex.schema.createTable('case_steps', (table) => {
    identify(table);
    // A case is decided once.
    table.integer('case_id').notNullable().unique().references('cases.id').onDelete('CASCADE');
    table.text('step').notNullable().checkIn(STEPS);
    table.text('reason_code').notNullable().checkIn(REASON_CODES);
    table.text('note').notNullable();
    person(table, 'by_id');
    table.timestamp('at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
    // A pause or a suspension ends then by itself.
    table.timestamp('until', { useTz: true });
    // The value of `users.disabled_at` that this step is a reason for. Null: it locks no account, or staff had locked it before.
    table.timestamp('locked_at', { useTz: true });
    table.timestamp('undone_at', { useTz: true });
    table.text('undo_note');
    table.text('appeal_text');
    table.timestamp('appealed_at', { useTz: true });
    table.text('appeal_outcome').checkIn(['waiting', 'granted', 'refused']);
    person(table, 'appeal_by_id');
    table.text('appeal_note');
  });

const createNotices = (knex: Knex) =>
  knex.schema.createTable('notices', (table) => {
    identify(table);
    table.integer('user_id').notNullable().index().references('users.id').onDelete('CASCADE');
    table.text('text').notNullable();
    // The decision that the person can appeal. Null: this notice is about an earlier one.
    table.integer('case_step_id').index().references('case_steps.id').onDelete('SET NULL');
    table.timestamp('created_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
    table.timestamp('read_at', { useTz: true });
    // Of the link with which a person who cannot sign in appeals.
    table.text('appeal_digest').unique();
  });

const identify = (table: Knex.CreateTableBuilder) => table.specificType('id', 'integer generated by default as identity').primary();
const person = (table: Knex.CreateTableBuilder, column: string) =>
  table.integer(column).index().references('users.id').onDelete('SET NULL');
