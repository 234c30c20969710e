import type { Knex } from 'knex';
import { createTestDatabase, type TestDatabase } from '../testing/database.fixture.ts';
import { eventually } from '../../../testing/eventually.fixture.ts';
import { applyMigrations, type LockPatience } from './apply-migrations.ts';

const SHORT: LockPatience = { lockTimeoutMs: 200, attempts: 200, firstPauseMs: 20, longestPauseMs: 40 };
const FIRST = 'create table steps as select 1 as step; alter table schools add column note text';
const SECOND = 'alter table users add column note text';

let database: TestDatabase;
let logged: string[];
let others: Knex.Transaction[];

beforeEach(async () => {
  database = await createTestDatabase({ template: 'empty' });
  await database.db.raw('create table users (id int); create table schools (id int)');
  [logged, others] = [[], []];
});

afterEach(async () => {
  await Promise.all(others.map((other) => other.rollback()));
  await database.destroy();
});

/** Another session with an open transaction. */
async function otherSession(sql: string): Promise<Knex.Transaction> {
  const session = await database.db.transaction();
  others.push(session);
  await session.raw(sql);
  return session;
}

function apply(patience: LockPatience, second = SECOND): Promise<string[]> {
  return applyMigrations(database.db, (message) => void logged.push(message), source(FIRST, second), patience);
}

/** Migrations with these statements, without files. */
function source(...statements: string[]): Knex.MigratorConfig {
  const migrations = statements.map((sql, index) => ({ file: `000${index + 1}_change.ts`, sql }));
  type Migration = (typeof migrations)[number];
  const migrationSource: Knex.MigrationSource<Migration> = {
    getMigrations: () => Promise.resolve(migrations),
    getMigrationName: ({ file }) => file,
    getMigration: ({ sql }) => Promise.resolve({ up: (db) => db.raw(sql), down: () => Promise.resolve() }),
  };
  return { migrationSource: migrationSource };
}

async function isWaiting(): Promise<boolean> {
  const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  return (await database.db.raw<{ rows: unknown[] }>(waiting)).rows.length > 0;
}

async function tables(): Promise<string[]> {
  return (await database.db('pg_tables').where({ schemaname: 'public' }).orderBy('tablename').pluck('tablename')) as string[];
}

it('tries again until another session releases its lock', async () => {
  const holder = await otherSession('lock table users in access exclusive mode');
  const applying = apply(SHORT);
  await eventually(() => logged.length >= 2, 'a second try');
  expect(await tables()).toEqual(['schools', 'users']);
  await holder.commit();

  expect(await applying).toEqual(['0001_change.ts', '0002_change.ts']);
  expect(logged[1]).toMatch(
    /^Migration 0002_change\.ts waited 0\.2 s for a lock of another session\. Nothing was changed\. Attempt 3 of 200 begins in 0\.0 s\.$/,
  );
  expect(await tables()).toEqual(['knex_migrations', 'knex_migrations_lock', 'schools', 'steps', 'users']);
});

it('lets statements that queue behind it go on after one wait', async () => {
  const reader = await otherSession('select from users');
  const applying = apply(SHORT);
  await eventually(isWaiting, 'waiting for a lock');
  // Without the limit of a wait they would run into their own, because the reader stays.
  await database.db('users').insert({ id: 1 });
  expect(await database.db('users').pluck('id')).toEqual([1]);
  await eventually(() => logged.length > 0, 'the end of a wait');
  await reader.commit();
  expect(await applying).toHaveLength(2);
});

it('tries again after a deadlock', async () => {
  const other = await otherSession('lock table users in access share mode');
  const applying = apply({ ...SHORT, lockTimeoutMs: 20_000 });
  await eventually(isWaiting, 'waiting for a lock');
  await other.raw('lock table schools in access share mode');
  await other.commit();
  expect(await applying).toHaveLength(2);
  expect(logged).toEqual([
    expect.stringMatching(/^Migration 0002_change\.ts met a deadlock with another session\. Nothing was changed\. /),
  ]);
});

it('gives up after the last attempt, names the migration and changes nothing', async () => {
  await otherSession('lock table users in access exclusive mode');
  await expect(apply({ ...SHORT, attempts: 3 })).rejects.toMatchObject({
    kind: 'busy',
    message:
      'Migration 0002_change.ts failed: in the last of 3 attempts it waited 0.2 s for a lock of another session. Nothing was changed.',
  });
  expect(logged).toHaveLength(2);
  expect(await tables()).toEqual(['schools', 'users']);
});

it('names a migration that fails by itself, without another attempt, and leaves no table', async () => {
  await expect(apply(SHORT, 'select 1 / 0')).rejects.toThrow(
    'Migration 0002_change.ts failed: select 1 / 0 - division by zero. Nothing was changed.',
  );
  expect(logged).toEqual([]);
  expect(await tables()).toEqual(['schools', 'users']);
});
