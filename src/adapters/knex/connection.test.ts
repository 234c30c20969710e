import type { Knex } from 'knex';
import { connectionOf, createDatabase, driverOf } from './connection.ts';
import { createTestDatabase, maintain, testServer } from './testing/database.fixture.ts';
import type { TestDatabase } from './testing/database.fixture.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.destroy());

async function row(db: Knex, sql: string): Promise<unknown> {
  const { rows } = await db.raw<{ rows: unknown[] }>(sql);
  return rows[0];
}

async function nameOf(db: Knex): Promise<string> {
  return ((await row(db, 'select current_database() as name')) as { name: string }).name;
}

describe('a database', () => {
  it('reads bigint as numbers and dates as text', async () => {
    const values = await row(
      database.db,
      "select 9007199254740991::bigint as big, count(*) as none, date '2024-02-29' as day from pg_class where false",
    );
    expect(values).toEqual({ big: 9_007_199_254_740_991, none: 0, day: '2024-02-29' });
    await expect(row(database.db, 'select 9007199254740993::bigint as big')).rejects.toThrow('too large');
  });

  it('cancels a statement at its timeout, and never with a timeout of 0', async () => {
    const hasty = createDatabase(database.connection, { applicationName: 'hasty', statementTimeoutMs: 50 });
    const patient = createDatabase(database.connection, { applicationName: 'patient', statementTimeoutMs: 0 });
    await expect(row(hasty, 'select pg_sleep(5)')).rejects.toMatchObject({ code: '57014' });
    expect(
      await row(patient, "select current_setting('statement_timeout') as timeout, current_setting('application_name') as name"),
    ).toEqual({
      timeout: '0',
      name: 'patient',
    });
    expect(await row(database.db, "select current_setting('statement_timeout') as timeout")).toEqual({ timeout: '5s' });
    await Promise.all([hasty.destroy(), patient.destroy()]);
  });

  it('ends the statements of a lost client', async () => {
    expect(await row(database.db, "select current_setting('client_connection_check_interval') as every")).toEqual({ every: '1s' });
  });

  it('does not wait for a connection until one is free', async () => {
    const narrow = createDatabase(database.connection, { applicationName: 'narrow', poolMax: 1 });
    const held = await narrow.transaction();
    await expect(row(narrow, 'select 1')).rejects.toThrow('Timeout acquiring a connection');
    await held.rollback();
    await narrow.destroy();
  });

  it('works again after its connections were cut', async () => {
    const narrow = createDatabase(database.connection, { applicationName: 'narrow', poolMax: 1 });
    const used = await narrow.transaction();
    const connection = await driverOf(used);
    const isCut = new Promise<void>((resolve) => void connection.once('end', () => resolve()));
    await used.rollback();
    const name = await nameOf(database.db);
    await maintain(testServer(), (admin) => admin.raw('select pg_terminate_backend(pid) from pg_stat_activity where datname = ?', [name]));
    await isCut;
    expect(await row(narrow, 'select 1 as one')).toEqual({ one: 1 });
    await narrow.destroy();
  });

  it('has a connection with the password for other pools', async () => {
    const db = createDatabase({ host: 'h', user: 'u', password: 'secret', database: 'd' }, { applicationName: 'x' });
    expect(connectionOf(db)).toMatchObject({ host: 'h', user: 'u', password: 'secret', database: 'd' });
    await db.destroy();
  });
});

describe('a test database', () => {
  it('has the schema but no rows, is separate from others, and is deleted afterwards', async () => {
    const other = await createTestDatabase();
    await other.db.raw('create table mine ()');
    expect(await database.db.schema.hasTable('mine')).toBe(false);
    expect(await database.db.schema.hasTable('colleges')).toBe(true);
    const name = await nameOf(other.db);
    await other.destroy();
    const left = await maintain(testServer(), (admin) =>
      admin.raw<{ rows: unknown[] }>('select from pg_database where datname = ?', [name]),
    );
    expect(left.rows).toEqual([]);
  });
});
