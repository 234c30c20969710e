import path from 'node:path';
import { loadCatalog } from '../../../../seeds/01_catalog.ts';
import { aCollege } from '../../../domain/colleges/college.fixture.ts';
import type { CollegeRecord } from '../../../domain/colleges/college.ts';
import { createImports } from '../../../domain/imports/imports.use-cases.ts';
import { aDirectoryRow, fakeSource, type FakeRow, type FakeTable } from '../../../domain/imports/supplied.fixture.ts';
import { METHOD_VERSION } from '../../../domain/shared/method.ts';
import { storedScoresOf, STORED_SCORES, type StoredScores } from '../../../domain/scores/stored-scores.ts';
import { eventually } from '../../../testing/eventually.fixture.ts';
import { openCatalog } from '../catalog-lock.ts';
import { CATALOG_LOCK } from '../transactions/advisory-locks.ts';
import { aCollegeRow } from '../testing/college-row.fixture.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.fixture.ts';
import { createKnexPorts } from '../index.ts';
import { DATA_VERSION_CHANNEL } from '../data-versions.ts';
import { listen } from '../listen.ts';
import { MIGRATIONS, migrateAndSeed } from '../migrate.ts';

const SEEDS = path.resolve(import.meta.dirname, '../../../../seeds');
const NOTHING = Object.fromEntries(STORED_SCORES.map((key) => [key, null])) as StoredScores;
const NO_DRIFT = { prestigeScore: 0, researchScore: 0, safetyScore: 0, athleticsScore: 0, carnegieScore: 0 };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await database.db.raw(
    'truncate colleges, value_sources, import_rejects, data_versions, import_runs, score_methods restart identity cascade',
  );
  await database.db('score_methods').insert({ version: METHOD_VERSION });
});
afterAll(() => database.destroy());

const ports = () => createKnexPorts(database.db);
const colleges = (): Promise<CollegeRecord[]> => ports().colleges.store.all();
const dataVersion = () => ports().colleges.store.dataVersion();
const recompute = (isCheck = false) => ports().rankings.scores.recompute({ isCheck });

const scoresOf = (college: CollegeRecord): StoredScores =>
  Object.fromEntries(STORED_SCORES.map((key) => [key, college[key]])) as StoredScores;

/** The scores of all colleges, by UNITID. */
async function scores(): Promise<Record<number, StoredScores>> {
  return Object.fromEntries((await colleges()).map((college) => [college.ipedsUnitId ?? 0, scoresOf(college)]));
}

/** The last transaction of each row, by UNITID. An unchanged id means that the row was not written. */
async function writers(): Promise<Record<number, string>> {
  const rows = await database
    .db('colleges')
    .select<{ ipeds_unit_id: number; writer: string }[]>('ipeds_unit_id', database.db.raw('xmin::text as writer'));
  return Object.fromEntries(rows.map(({ ipeds_unit_id, writer }) => [ipeds_unit_id, writer]));
}

let minute = 0;
async function importing(tables: FakeTable[], year = 2024) {
  const clock = { now: () => new Date(Date.UTC(2026, 10, 21, 10, ++minute)) };
  const sync = createImports({ ...ports().imports, reader: fakeSource(tables, { year }), clock });
  return sync.import({ source: 'ipeds', paths: ['x'], allowShrink: 1 });
}

const HD: FakeTable = { table: 'HD', rows: [1, 2, 3].map((unitId) => aDirectoryRow(unitId)) };
const outcomes = (...rows: [unitId: number, graduationRate: number][]): FakeTable => ({
  table: 'DRVGR',
  rows: rows.map(([unitId, graduationRate]): FakeRow => ({ unitId, values: { graduationRate, acceptanceRateNum: 0.5 } })),
});

describe('an import', () => {
  it('stores the scores of new colleges', async () => {
    await importing([HD, outcomes([1, 0.575], [2, 0.9])]);
    const expected = (graduationRate: number) => storedScoresOf(aCollege({ graduationRate, acceptanceRateNum: 0.5 }));

    expect(await scores()).toEqual({ 1: expected(0.575), 2: expected(0.9), 3: NOTHING });
    expect(expected(0.9).prestigeScore).toBeGreaterThan(30);
  });

  it('updates the scores of changed colleges only', async () => {
    await importing([HD, outcomes([1, 0.5], [2, 0.5])]);
    const before = { scores: await scores(), writers: await writers() };
    const report = await importing([outcomes([1, 0.5], [2, 0.8])], 2025);
    const after = { scores: await scores(), writers: await writers() };

    // The provenance of the unchanged value has a new year, so both rows are written. The third is not.
    expect(report.counts).toMatchObject({ updated: 2, inserted: 0 });
    expect(after.scores[1]).toEqual(before.scores[1]);
    expect(after.scores[2]?.prestigeScore).toBeGreaterThan((before.scores[2]?.prestigeScore ?? 0) + 10);
    expect(after.writers[3]).toBe(before.writers[3]);
    expect((await recompute(true)).differing).toBe(0);
  });

  it('without changes writes nothing, not even a wrong score', async () => {
    await importing([HD, outcomes([1, 0.5])]);
    await database.db('colleges').update({ prestige_score: 1 });
    const before = { writers: await writers(), version: await dataVersion() };
    const again = { ...outcomes([1, 0.5]), sha256: 'another file with the same values' };

    expect(await importing([HD, again])).toMatchObject({ status: 'unchanged', counts: { unchanged: 3, updated: 0 } });
    expect({ writers: await writers(), version: await dataVersion() }).toEqual(before);
  });

  it('removes a score if its figures are removed', async () => {
    await importing([HD, outcomes([1, 0.5])]);
    const others = { unitId: 99, values: { graduationRate: 0.5, acceptanceRateNum: 0.5 } };
    const gone: FakeTable = { table: 'DRVGR', rows: [{ unitId: 1, values: {} }, others] };
    await importing([gone], 2025);

    expect((await scores())[1]).toEqual(NOTHING);
  });
});

describe('recompute', () => {
  beforeEach(async () => {
    await importing([HD, outcomes([1, 0.5], [2, 0.7])]);
  });

  it('finds and changes nothing after an import', async () => {
    const before = { writers: await writers(), version: await dataVersion() };
    expect(await recompute()).toEqual({ colleges: 3, differing: 0, byScore: NO_DRIFT });
    expect({ writers: await writers(), version: await dataVersion() }).toEqual(before);
  });

  it('stores only changed scores and notifies the servers', async () => {
    const right = await scores();
    await database.db('colleges').where({ ipeds_unit_id: 1 }).update({ prestige_score: 99.9, safety_score: 12 });
    const before = {
      writers: await writers(),
      version: await dataVersion(),
      synced: (await colleges()).map(({ lastDataSync }) => lastDataSync),
    };

    const drift = { colleges: 3, differing: 1, byScore: { ...NO_DRIFT, prestigeScore: 1, safetyScore: 1 } };
    expect(await recompute(true)).toEqual(drift);
    expect({ writers: await writers(), version: await dataVersion() }).toEqual({ writers: before.writers, version: before.version });

    const heard: unknown[] = [];
    const subscription = await listen(database.connection, DATA_VERSION_CHANNEL, (payload) => void heard.push(payload));
    expect(await recompute()).toEqual(drift);
    await eventually(() => heard.length === 1, 'the new data version');
    await subscription.close();
    expect(await scores()).toEqual(right);
    const after = await writers();
    expect([after[1] === before.writers[1], after[2] === before.writers[2]]).toEqual([false, true]);
    expect((await colleges()).map(({ lastDataSync }) => lastDataSync)).toEqual(before.synced);
    expect(await dataVersion()).not.toBe(before.version);
    expect(await database.db('data_versions').orderBy('id', 'desc').first('reason', 'run_id')).toEqual({
      reason: `scores, method ${METHOD_VERSION}`,
      run_id: null,
    });
    expect((await recompute()).differing).toBe(0);
  });

  it('reads columns like the catalog: large sums and rates as text', async () => {
    const research = { size: 1_500, research_funding_total: 15_000_000 };
    const rate = { acceptance_rate: '50%', acceptance_rate_num: null, avg_sat: 1175, graduation_rate: 0.575, retention_rate: 0.74 };
    const cohorts = { graduation_cohort: 2_000_000, retention_cohort: 2_000_000 };
    await database
      .db('colleges')
      .where({ ipeds_unit_id: 2 })
      .update({ ...research, ...rate, ...cohorts });
    await recompute();
    const college = (await colleges()).find(({ ipedsUnitId }) => ipedsUnitId === 2);
    expect(college).toMatchObject({ researchScore: 60, prestigeScore: 42.9, acceptanceRateNum: 0.5 });
  });

  it('is rejected during a run, and names the run', async () => {
    const writer = await openCatalog(database.db, 'import ipeds 2025');
    await expect(recompute()).rejects.toMatchObject({
      kind: 'busy',
      message: expect.stringContaining('alma import ipeds 2025') as unknown,
    });
    await writer.end();
    expect((await recompute()).differing).toBe(0);
  });

  it('blocks imports while it runs', async () => {
    const scoring = await openCatalog(database.db, 'scores');
    await expect(importing([outcomes([1, 0.1])], 2026)).rejects.toMatchObject({ kind: 'busy' });
    await scoring.end();
  });
});

describe('a start', () => {
  const start = async (): Promise<string[]> => {
    const logged: string[] = [];
    await migrateAndSeed(database.db, (message) => void logged.push(message), { migrations: MIGRATIONS });
    return logged;
  };
  const methods = () => database.db('score_methods').pluck<number[]>('version');

  beforeEach(() => database.db('colleges').insert([aCollegeRow(1, { research_funding_total: 15e6, size: 1_500 }), aCollegeRow(2)]));

  it.each([
    ['without a method', []],
    ['with an older method', [METHOD_VERSION - 1]],
    ['with a newer method', [METHOD_VERSION + 1]],
  ])('%s computes all scores once', async (_name, versions: number[]) => {
    await database.db('score_methods').del();
    if (versions.length > 0) await database.db('score_methods').insert(versions.map((version) => ({ version })));

    expect(await start()).toEqual([`scores computed: 1 colleges, method ${METHOD_VERSION}`]);
    expect((await scores())[100_001]).toEqual({ ...NOTHING, researchScore: 60 });
    expect(await methods()).toEqual([METHOD_VERSION]);

    const before = { writers: await writers(), version: await dataVersion() };
    expect(await start()).toEqual([]);
    expect({ writers: await writers(), version: await dataVersion() }).toEqual(before);
  });

  it('with the current method does not change scores', async () => {
    expect(await methods()).toEqual([METHOD_VERSION]);
    expect(await start()).toEqual([]);
    expect((await scores())[100_001]).toEqual(NOTHING);
  });

  it('twice at once computes scores once', async () => {
    await database.db('score_methods').del();
    expect((await Promise.all([start(), start()])).flat()).toHaveLength(1);
    expect(await database.db('data_versions').pluck('reason')).toEqual([`scores, method ${METHOD_VERSION}`]);
  });

  it('waits for an import and uses its result', async () => {
    await database.db('score_methods').del();
    const writer = await openCatalog(database.db, 'import ipeds 2025');
    await writer.query('update colleges set research_funding_total = 0 where id = 1');
    const starting = start();
    await eventually(isAnyWaiting, 'the start to wait');
    await writer.query('commit');
    await writer.end();
    await starting;
    expect((await scores())[100_001]?.researchScore).toBe(0);
  });
});

it('computes all colleges of a catalog that is read in batches', async () => {
  await database.db.raw(`insert into colleges (slug, name, location, state, type, level, graduation_rate, acceptance_rate_num)
    select 'c-' || n, 'C', 'X', 'AL', 'Public', 4, 0.5, 0.5 from generate_series(1, 10001) n`);
  expect(await recompute()).toMatchObject({ colleges: 10_001, differing: 10_001 });
  expect(await recompute()).toMatchObject({ colleges: 10_001, differing: 0 });
});

async function isAnyWaiting(): Promise<boolean> {
  const waiting = await database.db('pg_locks').where({ locktype: 'advisory', objid: CATALOG_LOCK, granted: false }).select('pid');
  return waiting.length > 0;
}

it('loads scores with the seed catalog, so that a start computes nothing', async () => {
  await loadCatalog(database.db, SEEDS);
  expect(await database.db('score_methods').pluck('version')).toEqual([METHOD_VERSION]);
  const versions = () => database.db('data_versions').pluck('reason');
  expect(await versions()).toEqual(['seed']);
  await migrateAndSeed(database.db, () => undefined, { migrations: MIGRATIONS });
  expect(await versions()).toEqual(['seed']);
  const all = await colleges();

  expect(all.filter((college) => JSON.stringify(scoresOf(college)) !== JSON.stringify(storedScoresOf(college)))).toEqual([]);
  for (const key of ['prestigeScore', 'safetyScore'] as const)
    expect(all.filter((each) => each[key] !== null).length).toBeGreaterThan(2_500);
  expect(all.find(({ ipedsUnitId }) => ipedsUnitId === 166_027)?.prestigeScore).toBeGreaterThan(95);
});

it('computes scores at the start if the catalog has none', async () => {
  await loadCatalog(database.db, SEEDS);
  await database.db('score_methods').del();
  await database.db('colleges').update({ prestige_score: null });
  await migrateAndSeed(database.db, () => undefined, { migrations: MIGRATIONS });

  expect((await colleges()).find(({ ipedsUnitId }) => ipedsUnitId === 166_027)?.prestigeScore).toBeGreaterThan(95);
});
