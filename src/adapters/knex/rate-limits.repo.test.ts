import { createDatabase } from './connection.ts';
import { createTestDatabase, type TestDatabase } from './testing/database.fixture.ts';
import { createRateLimits } from './rate-limits.repo.ts';

const LIMIT = { calls: 3, seconds: 60 };
const times = async <T>(count: number, work: () => Promise<T>): Promise<T[]> => {
  const results: T[] = [];
  for (let i = 0; i < count; i += 1) results.push(await work());
  return results;
};

describe('rate limits', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => database.destroy());

  it('allow a number of calls, then return the time to wait', async () => {
    const limits = createRateLimits(database.db);
    const waits = await times(5, () => limits.take('POST /api/a', '203.0.113.7', LIMIT));
    expect(waits.slice(0, 3)).toEqual([0, 0, 0]);
    for (const wait of waits.slice(3)) expect([wait > 0, wait <= 60]).toEqual([true, true]);
  });

  it('count across processes, also concurrent calls', async () => {
    const other = createDatabase(database.connection, { applicationName: 'another process' });
    const processes = [createRateLimits(database.db), createRateLimits(other)];
    const calls = processes.flatMap((limits) => Array.from({ length: 10 }, () => limits.take('b', 'k', { calls: 7, seconds: 60 })));
    const waits = await Promise.all(calls);
    await other.destroy();
    expect(waits.filter((wait) => wait === 0)).toHaveLength(7);
  });

  it('count each caller and each kind of call separately', async () => {
    const limits = createRateLimits(database.db);
    await times(4, () => limits.take('b', 'one', LIMIT));
    expect(await limits.take('b', 'another', LIMIT)).toBe(0);
    expect(await limits.take('c', 'one', LIMIT)).toBe(0);
    expect(await limits.take('b', 'one', LIMIT)).toBeGreaterThan(0);
  });

  it('start over after the window', async () => {
    const limits = createRateLimits(database.db);
    await times(3, () => limits.take('b', 'k', LIMIT));
    await database.db('rate_limits').update({ expire: Date.now() - 1 });
    expect(await limits.take('b', 'k', LIMIT)).toBe(0);
  });

  it('store no address and no name', async () => {
    await createRateLimits(database.db).take('POST /api/a', 'ada@example.edu', LIMIT);
    const [row] = (await database.db('rate_limits').select()) as { key: string }[];
    expect(row?.key).toMatch(/^POST \/api\/a [\w-]{22}$/);
  });

  it('allow more calls with a multiplier', async () => {
    const limits = createRateLimits(database.db, { multiplier: 2 });
    const waits = await times(7, () => limits.take('b', 'k', LIMIT));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(6);
  });

  it('use an unlogged table, because counters need not survive a crash', async () => {
    const [row] = (await database.db('pg_class').select('relpersistence').where({ relname: 'rate_limits' })) as object[];
    expect(row).toEqual({ relpersistence: 'u' });
  });

  it('throw `unavailable` when all connections are in use', async () => {
    const narrow = createDatabase(database.connection, { applicationName: 'narrow', poolMax: 1 });
    const held = await narrow.transaction();
    const error: unknown = await createRateLimits(narrow)
      .take('b', 'k', LIMIT)
      .catch((thrown: unknown) => thrown);
    await held.rollback();
    await narrow.destroy();
    expect(error).toMatchObject({ kind: 'unavailable' });
  });
});

it('are counted by each process while the database is unavailable', async () => {
  const away = createDatabase('postgres://127.0.0.1:1/nowhere', { applicationName: 'alma test' });
  const limits = createRateLimits(away);
  const waits = await times(4, () => limits.take('b', 'k', LIMIT));
  await away.destroy();
  expect(waits.map((wait) => wait === 0)).toEqual([true, true, true, false]);
});
