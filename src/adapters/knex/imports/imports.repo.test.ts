import { closed } from '../testing/copies.fixture.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.fixture.ts';
import { importYear } from './import-child.fixture.ts';
import { surviveIn, type Moment } from './import-kills.fixture.ts';

const KILLS = Number(process.env.KILLS ?? 6);
/** Decides the moments of the kills. */
const SEED = Number(process.env.KILL_SEED ?? Date.now() % 1_000_000);
/** How many databases have imports at the same time. Each has its share of the kills, one after the other. */
const DATABASES = 3;
/** About a third of an import passes before PostgreSQL merges, and a third during the merge. */
const STEPS = ['reading HD', 'reading DRVEF', 'merging'];
const ALL_KILLS_MS = 60_000 + 20_000 * KILLS;

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.destroy());

/** A repeatable pseudo-random number from 0 to 1. */
const randomOf = (seed: number): number => {
  const x = Math.sin(seed * 12.9898) * 43_758.5453;
  return x - Math.floor(x);
};

/** `durationMs` is that of a whole import. */
const momentsIn = (durationMs: number): Moment[] =>
  Array.from({ length: KILLS }, (_, kill) => ({
    step: STEPS[kill % STEPS.length] ?? '',
    delayMs: Math.round((randomOf(SEED + kill) * durationMs) / 2),
  }));

describe('an import', () => {
  it(
    `killed at ${KILLS} random points is complete or has no effect, and releases its lock`,
    async () => {
      await importYear(database.connection, 2024, () => undefined);
      const start = performance.now();
      await importYear(database.connection, 2025, () => undefined);
      const moments = momentsIn(performance.now() - start);
      const imported = await closed(database.db);
      const share = Math.ceil(KILLS / DATABASES);
      const settled = await Promise.allSettled(
        Array.from({ length: DATABASES }, (_, at) => surviveIn(imported, moments.slice(at * share, (at + 1) * share))),
      );
      const outcomes = settled.flatMap((one) => (one.status === 'fulfilled' ? one.value : [String(one.reason)]));
      const faults = outcomes.filter((outcome) => !['as before', 'finished'].includes(outcome));
      // KILL_SEED repeats the moments.
      expect({ seed: SEED, faults }).toEqual({ seed: SEED, faults: [] });
      expect(outcomes).toContain('as before');
    },
    ALL_KILLS_MS,
  );

  it('blocks four others at the same time, and they name the holder of the lock', async () => {
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => importYear(database.connection, 2024, () => undefined)));
    const refused = results.filter((result) => result.status === 'rejected');

    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(refused).toHaveLength(4);
    for (const { reason } of refused) {
      expect(reason).toMatchObject({
        kind: 'busy',
        message: expect.stringMatching(/alma import ipeds 2024 \(pid \d+\)/) as unknown,
      });
    }
    expect(await database.db('import_runs').pluck('status')).toEqual(['succeeded']);
  });
});
