import type { ImportRequest } from '../../../domain/imports/import-request.ts';
import { createImports } from '../../../domain/imports/imports.use-cases.ts';
import type { RejectedRow } from '../../../domain/imports/source-table.ts';
import { aDirectoryRow, fakeSource, type FakeRow, type FakeTable } from '../../../domain/imports/supplied.fixture.ts';
import { createKnexPorts } from '../index.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.fixture.ts';

// A rejected row of the directory says nothing about its college. It must not close the college.
const clock = { now: () => new Date('2026-11-21T10:00:00.000Z') };
const archive = { write: () => Promise.reject(new Error('not in this test')) };
const UNIT_IDS = Array.from({ length: 250 }, (_, at) => at + 1);
const DAMAGED = 70;

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  await importing([directory(UNIT_IDS), sizes(100)], 2023);
});
afterEach(() => database.destroy());

const directory = (unitIds: readonly number[], rejects: RejectedRow[] = [], values: FakeRow['values'] = {}): FakeTable => ({
  table: 'HD',
  rows: unitIds.map((unitId) => aDirectoryRow(unitId, values)),
  rejects,
});
const sizes = (size: number): FakeTable => ({ table: 'DRVEF', rows: UNIT_IDS.map((unitId) => ({ unitId, values: { size } })) });
const reject = (unitId: number | null): RejectedRow => ({ line: 71, unitId, code: 'bad-quote', message: 'Text follows a quote.', raw: '' });
const others = UNIT_IDS.filter((unitId) => unitId !== DAMAGED);

function importing(tables: FakeTable[], year = 2024, request: Partial<ImportRequest> = {}) {
  const { imports } = createKnexPorts(database.db).imports;
  return createImports({ reader: fakeSource(tables, { year }), imports, archive, clock }).import({
    source: 'ipeds',
    paths: ['x'],
    ...request,
  });
}

const colleges = () => createKnexPorts(database.db).colleges.store.all();
const damaged = async () => (await colleges()).find(({ ipedsUnitId }) => ipedsUnitId === DAMAGED);
const REFUSED = { kind: 'invalid', code: 'import.too-many-rejects', remedies: ['max-reject'] };

it('refuses the run, and names the file, the line and the college', async () => {
  const before = JSON.stringify(await colleges());
  const tables = [directory(others, [reject(DAMAGED)])];
  for (const request of [{}, { dryRun: true }]) {
    await expect(importing(tables, 2024, request)).rejects.toMatchObject({
      ...REFUSED,
      message: expect.stringContaining('hd2024.csv:71: 70 College 70: Text follows a quote.') as unknown,
      faults: [{ path: 'hd2024.csv:71', message: '70 College 70: Text follows a quote.' }],
    });
  }
  expect(JSON.stringify(await colleges())).toBe(before);
});

it('keeps status and values of the directory with an explicit limit, and takes the values of other tables', async () => {
  const before = await damaged();
  const renamed = directory(others, [reject(DAMAGED)], { name: 'Renamed', website: 'https://example.org' });
  const report = await importing([renamed, sizes(110)], 2024, { maxReject: 0.01, allowDrift: 1 });
  const after = await damaged();

  expect(report.counts).toMatchObject({ updated: 250, unlisted: 0, closed: 0 });
  expect(after).toMatchObject({ operatingStatus: 'open', name: 'College 70', size: 110, provenance: { size: { year: 2024 } } });
  expect(after?.provenance.name).toEqual(before?.provenance.name);
});

it('does not change a college that only the directory lists', async () => {
  const before = await damaged();
  const report = await importing([directory(others, [reject(DAMAGED)], { name: 'Renamed' })], 2024, { maxReject: 0.01, allowDrift: 1 });
  expect(report.counts).toMatchObject({ updated: 249, unchanged: 0, unlisted: 0 });
  expect(await damaged()).toEqual(before);
});

it('does not open a closed college, and does not add a new one', async () => {
  await importing([directory(others)], 2024);
  const report = await importing([directory(others, [reject(DAMAGED), reject(9_000)])], 2025);
  expect(report).toMatchObject({ status: 'succeeded', counts: { inserted: 0 } });
  expect(await damaged()).toMatchObject({ operatingStatus: 'unlisted' });
});

it('refuses an unreadable UNITID if a college has no row, because it may be that of the college', async () => {
  await expect(importing([directory(others, [reject(null)])])).rejects.toMatchObject({
    ...REFUSED,
    faults: [{ path: 'hd2024.csv:71', message: 'Text follows a quote. Open colleges without a row: 1.' }],
  });
});

it('accepts a rejected row without a UNITID if every college has another row', async () => {
  const report = await importing([directory(UNIT_IDS, [reject(null)])], 2024, {});
  expect(report).toMatchObject({ status: 'succeeded', tables: [{ rejected: 1 }], counts: { unlisted: 0 } });
});

it.each<[string, FakeTable]>([
  ['another row with a fault', directory(UNIT_IDS, [{ ...reject(DAMAGED), line: 900 }])],
  ['another row with other values', { ...directory(UNIT_IDS), rows: [...directory(UNIT_IDS).rows, aDirectoryRow(DAMAGED, { name: 'X' })] }],
])('takes neither row of a college that has %s, and does not close it', async (_what, table) => {
  const before = await damaged();
  const renamed = { ...table, rows: table.rows.map((row) => ({ ...row, values: { ...row.values, website: 'https://example.org' } })) };
  await expect(importing([renamed])).rejects.toMatchObject(REFUSED);
  const report = await importing([renamed], 2024, { maxReject: 0.01, allowDrift: 1 });
  expect(report).toMatchObject({ tables: [{ rejected: 2, matched: 249 }], counts: { updated: 249, unlisted: 0, closed: 0 } });
  expect(await damaged()).toEqual(before);
});
