import type { Release } from '../../../domain/colleges/sources.ts';
import { createImports } from '../../../domain/imports/imports.use-cases.ts';
import type { ImportRequest } from '../../../domain/imports/import-request.ts';
import { aDirectoryRow, fakeSource, type FakeTable } from '../../../domain/imports/supplied.fixture.ts';
import { createHistory, type HistoryUseCases } from '../../../domain/history/history.use-cases.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.fixture.ts';
import { createKnexPorts } from '../index.ts';

let database: TestDatabase;
let history: HistoryUseCases;
beforeAll(async () => {
  database = await createTestDatabase();
  history = createHistory(createKnexPorts(database.db).history);
});
afterAll(() => database.destroy());

/** A file with the sizes of colleges 1 and 2 in one year. */
function yearOf(year: number, first: number | null, second: number): FakeTable[] {
  const size = { table: 'DRVEF', rows: [first, second].map((value, index) => ({ unitId: index + 1, values: { size: value } })) };
  return [
    { table: 'HD', rows: [aDirectoryRow(1), aDirectoryRow(2)], year },
    { ...size, year },
  ];
}

async function importing(year: number, tables: FakeTable[], request: Partial<ImportRequest> = {}, release: Release = 'provisional') {
  const { imports } = createKnexPorts(database.db).imports;
  const archive = { write: () => Promise.reject(new Error('not in this test')) };
  const clock = { now: () => new Date(`2026-11-${String(year - 2000)}T10:00:00.000Z`) };
  const sync = createImports({ reader: fakeSource(tables, { year, release }), imports, archive, clock });
  return sync.import({ source: 'ipeds', paths: ['x'], actor: 'test', ...request });
}

it('stores every year with its provenance, and the changes of each run', async () => {
  expect(await importing(2022, yearOf(2022, 100, 50))).toMatchObject({ counts: { inserted: 2, recorded: 4 } });
  expect(await importing(2023, yearOf(2023, null, 50))).toMatchObject({ counts: { updated: 2, recorded: 4 } });
  expect(await importing(2024, yearOf(2024, 120, 60))).toMatchObject({ counts: { updated: 2, recorded: 4 } });

  const { size } = await history.ofCollege(1);
  expect(size?.map(({ year, value, status, provenance }) => [year, value, status, provenance.runId, provenance.variable])).toEqual([
    [2022, 100, 'reported', 1, 'DRVEF.size'],
    [2023, null, 'not-reported', 2, 'DRVEF.size'],
    [2024, 120, 'reported', 3, 'DRVEF.size'],
  ]);
  expect(size?.[0]?.provenance.importedAt).toBe('2026-11-22T10:00:00.000Z');

  const latest = await history.latestChangesOf(1);
  expect(latest?.version).toMatchObject({ reason: 'import ipeds 2024 provisional', runId: 3 });
  const changed = latest?.changes.find(({ field }) => field === 'size');
  expect(changed).toMatchObject({ before: { value: null, status: 'not-reported' }, after: { value: 120, provenance: { period: '2024' } } });
  const [last, , first] = (await history.versions()).map(({ version }) => version);
  const whole = await history.changesBetween(1, { from: first, to: last });
  await expect(history.overall({ from: '1999-01-01.1' })).rejects.toMatchObject({ kind: 'invalid', code: 'history.unknown-version' });
  const overall = await history.overall({ from: first });
  expect(overall).toMatchObject({ updated: 2, inserted: { count: 0 } });
  expect(overall.fields.find(({ field }) => field === 'size')).toMatchObject({ changed: 2 });
  expect(whole.find(({ field }) => field === 'size')).toMatchObject({ before: { value: 100 }, after: { value: 120 } });
});

it('returns the recent changes of several colleges, and leaves out unchanged colleges', async () => {
  const found = await history.recentOf([1, 2, 99]);
  expect(found.map(({ collegeId, version }) => [collegeId, version.runId])).toEqual([
    [1, 3],
    [2, 3],
  ]);
});

it('stores no row of an unchanged college again, and all rows of a corrected one', async () => {
  expect(await importing(2024, yearOf(2024, 120, 60), { force: true })).toMatchObject({ status: 'unchanged', counts: { recorded: 0 } });
  expect(await importing(2024, yearOf(2024, 121, 60))).toMatchObject({ counts: { updated: 1, unchanged: 1, recorded: 2 } });
  expect((await history.ofCollege(1)).size?.at(-1)).toMatchObject({ value: 121, provenance: { runId: 5 } });
  expect((await history.ofCollege(2)).size?.at(-1)).toMatchObject({ value: 60, provenance: { runId: 3 } });
  const versions = await history.versions();
  expect(versions.map(({ runId }) => runId)).toEqual([5, 3, 2, 1]);
});

it('imports a former year without changing current values', async () => {
  const current = async () => JSON.stringify(await createKnexPorts(database.db).colleges.store.all());
  const before = await current();
  await expect(importing(2021, yearOf(2021, 90, 40))).rejects.toMatchObject({
    code: 'import.older-release',
    remedies: ['history', 'force'],
  });
  const [directory, sizes] = yearOf(2021, 90, 40);
  const unknown = { ...directory!, rows: [...directory!.rows, aDirectoryRow(3)] };
  const report = await importing(2021, [unknown, sizes!], { historyOnly: true });

  expect(report).toMatchObject({ status: 'succeeded', counts: { inserted: 0, updated: 0, closed: 0, unchanged: 2, recorded: 4 } });
  expect(report.tables.map(({ matched, outside }) => [matched, outside])).toEqual([
    [2, 1],
    [2, 0],
  ]);
  expect(await current()).toBe(before);
  expect((await history.ofCollege(1)).size?.map(({ year, value }) => [year, value])).toEqual([
    [2021, 90],
    [2022, 100],
    [2023, null],
    [2024, 121],
  ]);
  await expect(importing(2025, yearOf(2025, 130, 70), { historyOnly: true })).rejects.toThrow('2025 is not a former year');
  expect(await importing(2021, yearOf(2021, 90, 40), { historyOnly: true, force: true })).toMatchObject({ status: 'unchanged' });
  await expect(importing(2023, yearOf(2023, 1, 1))).rejects.toThrow('older than the');
});

it('finds the last visible change before a run that only changed the release', async () => {
  const final = [{ ...yearOf(2024, 121, 60)[1]!, sha256: 'final' }];
  expect(await importing(2024, final, {}, 'final')).toMatchObject({ counts: { updated: 2 } });
  expect((await history.latestChangesOf(1))?.version.runId).toBe(5);
});

it('names the variable that each value was read from, in each year', async () => {
  const table = (year: number, alternative: number): FakeTable => ({
    table: 'DRVCOST',
    year,
    alternatives: { annualCost: ['CINSON', 'CINSOFF'] },
    rows: [
      { unitId: 1, values: { annualCost: 20_000 + year, sat25: 1000 }, alternatives: { annualCost: alternative } },
      { unitId: 2, values: { annualCost: null, sat25: 1000 } },
    ],
  });
  await importing(2024, [table(2024, 2)]);
  await importing(2025, [table(2025, 1)]);
  const { annualCost, sat25 } = await history.ofCollege(1);
  expect(annualCost?.map(({ year, provenance }) => [year, provenance.variable])).toEqual([
    [2024, 'CINSOFF'],
    [2025, 'CINSON'],
  ]);
  expect(sat25?.at(-1)?.provenance.variable).toBe('DRVCOST.sat25');
  expect((await history.ofCollege(2)).annualCost?.at(-1)).toMatchObject({ value: null, provenance: { variable: 'DRVCOST.annualCost' } });
});
