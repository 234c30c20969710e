import { createKnexPorts } from '../../adapters/knex/index.ts';
import { createTestDatabase, type TestDatabase } from '../../adapters/knex/testing/database.fixture.ts';
import { createLocks } from '../corrections/locks.use-cases.ts';
import { createRuns } from '../runs/runs.use-cases.ts';
import type { ImportRequest } from './import-request.ts';
import { createImports } from './imports.use-cases.ts';
import type { OpenedSource } from './source-table.ts';
import { aDirectoryRow, fakeSource, type FakeTable } from './supplied.fixture.ts';

let now = Date.parse('2026-11-21T10:00:00Z');
/** Each reading is a second later. */
const clock = { now: () => new Date((now += 1_000)) };
const HD: FakeTable = { table: 'HD', rows: [aDirectoryRow(1), aDirectoryRow(2)] };
const sizes = (size: number): FakeTable => ({
  table: 'DRVEF',
  rows: [1, 2].map((unitId) => ({ unitId, values: { size, retentionRate: 0.5 } })),
});
const FILES = [HD, sizes(10)];

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  expect(await importing(FILES)).toMatchObject({ status: 'succeeded', runId: 1 });
});
afterEach(() => database.destroy());

const ports = () => createKnexPorts(database.db);

function importing(tables: FakeTable[], request: Partial<ImportRequest> = {}, edition: Partial<OpenedSource> = {}) {
  const imports = createImports({ ...ports().imports, reader: fakeSource(tables, edition), clock });
  return imports.import({ source: 'ipeds', paths: ['x'], actor: 'test', allowShrink: 1, allowDrift: 1, ...request });
}

const locks = () => createLocks({ ...ports().locks, clock });
const lockSize = () => locks().set({ unitId: 1, field: 'size', value: { exact: 7 }, reason: 'counted', by: 'ada' });
const rollBack = (id: number) => createRuns({ ...ports().runs, clock }).rollback(id, { by: 'ada' });

/** Everything but the ledger. */
async function everything() {
  const names = ['colleges', 'value_sources', 'supplied_tables', 'supplied_values', 'run_changes', 'data_versions'];
  return Promise.all(names.map((name) => database.db(name).orderByRaw('1, 2')));
}

describe('the same files again', () => {
  it('are recognized each time, and leave only the time of the check', async () => {
    const before = await everything();
    for (const runId of [2, 3]) {
      const again = await importing(FILES);
      expect(again).toMatchObject({ status: 'unchanged', appliedBy: 1, runId, tables: [], mergedFrom: null });
      expect(again.message).toBe('Run 1 has applied these files already, and nothing has changed since.');
      const [checked] = await database.db('import_runs').where({ id: runId }).pluck<Date[]>('finished_at');
      expect(checked).toEqual(again.finishedAt);
    }
    expect(await everything()).toEqual(before);
  });

  it('are recognized in a dry run, which leaves nothing', async () => {
    expect(await importing(FILES, { dryRun: true })).toMatchObject({ status: 'unchanged', appliedBy: 1, runId: null });
    expect(await database.db('import_runs').pluck('id')).toEqual([1]);
  });

  it('are recognized as a former year if they were stored as one', async () => {
    const former = () => importing([HD, sizes(9)], { historyOnly: true }, { year: 2023 });
    expect(await former()).toMatchObject({ status: 'succeeded', runId: 2 });
    expect(await former()).toMatchObject({ status: 'unchanged', appliedBy: 2 });
  });

  it('are recognized after a run in full found nothing new', async () => {
    await lockSize();
    expect(await importing(FILES)).not.toHaveProperty('appliedBy');
    expect(await importing(FILES)).toMatchObject({ status: 'unchanged', appliedBy: 2 });
  });
});

describe('a run in full follows', () => {
  const full = async (again = importing(FILES)) => expect(await again).toMatchObject({ tables: [{ read: 2 }, { read: 2 }] });

  it.each<[string, () => Promise<unknown>]>([
    ['a lock', lockSize],
    ['a lock that is removed again', () => lockSize().then(() => locks().remove(1, 'size'))],
    ['an edit by hand', () => database.db('colleges').where({ ipeds_unit_id: 2 }).update({ size: 11 })],
    ['a rollback of another run', () => importing([sizes(12)]).then(() => rollBack(2))],
    ['other values of the same source', () => importing([sizes(12)])],
    ['values of another source', () => importing([sizes(12)], { source: 'scorecard' }, { source: 'scorecard' })],
    ['a former year', () => importing([HD, sizes(9)], { historyOnly: true }, { year: 2023 })],
  ])('%s', async (_, change) => {
    await change();
    await full();
  });

  it('its own rollback', async () => {
    await rollBack(1);
    expect(await importing(FILES)).toMatchObject({ status: 'succeeded', counts: { inserted: 2 } });
  });

  it.each<[string, Partial<ImportRequest>]>([
    ['force', { force: true }],
    ['another limit', { maxReject: 0.5 }],
    ['another origin', { obtainedFrom: 'a copy' }],
    ['a limit of rows', { dryRun: true, limit: 5 }],
  ])('%s', async (_, option) => {
    await full(importing(FILES, option));
  });

  it('a choice of fields', async () => {
    expect(await importing(FILES, { onlyFields: ['size'] })).toMatchObject({ tables: [{ table: 'DRVEF', read: 2 }] });
  });

  it('another hash, another table or release, fewer files, and another order of them', async () => {
    await full(importing([HD, { ...sizes(10), sha256: 'other' }]));
    await full(importing([HD, { ...sizes(10), table: 'EF' }]));
    await full(importing(FILES, {}, { release: 'final' }));
    expect(await importing([HD], {}, { release: 'final' })).toMatchObject({ tables: [{ read: 2 }] });
    await full(importing([sizes(10), HD], {}, { release: 'final' }));
  });
});
