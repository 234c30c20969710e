import type { ImportRequest } from '../../../../domain/imports/import-request.ts';
import { createImports } from '../../../../domain/imports/imports.use-cases.ts';
import { aDirectoryRow, fakeSource, type FakeTable } from '../../../../domain/imports/supplied.fixture.ts';
import { createKnexPorts } from '../../index.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.fixture.ts';

// A run for history alone is compared with the stored values of the nearest year, also if no earlier run has counted a file.
const clock = { now: () => new Date('2026-11-21T10:00:00.000Z') };
const archive = { write: () => Promise.reject(new Error('not in this test')) };
const UNIT_IDS = Array.from({ length: 100 }, (_, at) => at + 1);
const rateOf = (unitId: number): number => 0.3 + unitId / 200;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await importing(2023, [{ table: 'HD', rows: UNIT_IDS.map((unitId) => aDirectoryRow(unitId)) }, rates()], {});
  await importing(2024, [rates((unitId) => 1.02 * rateOf(unitId))], {});
  await database.db('import_runs').update({ counts: JSON.stringify({ recorded: 1 }) });
});
afterAll(() => database.destroy());

const rates = (valueOf: (unitId: number) => number | null = rateOf, unitIds = UNIT_IDS): FakeTable => ({
  table: 'DRV',
  rows: unitIds.map((unitId) => ({ unitId, values: { graduationRate: valueOf(unitId) } })),
});

function importing(year: number, tables: FakeTable[], request: Partial<ImportRequest> = { historyOnly: true, dryRun: true }) {
  const { imports } = createKnexPorts(database.db).imports;
  const sync = createImports({ reader: fakeSource(tables, { year }), imports, archive, clock });
  return sync.import({ source: 'ipeds', paths: ['x'], ...request });
}

it.each<[string, number, FakeTable]>([
  [
    'the year before, with fewer values and no newer colleges',
    2022,
    rates((unitId) => (unitId % 3 === 0 ? null : rateOf(unitId)), UNIT_IDS.slice(0, -4)),
  ],
  ['a correction of a stored year', 2023, rates((unitId) => 0.99 * rateOf(unitId))],
])('%s is accepted', async (_what, year, table) => {
  expect(await importing(year, [table])).toMatchObject({ status: 'dry-run', counts: { recorded: table.rows.length } });
});

it.each<[string, number, FakeTable, string, RegExp]>([
  [
    'half of the rows',
    2022,
    rates(rateOf, UNIT_IDS.slice(50)),
    'import.too-few-rows',
    /50 of the 100 open colleges with DRV values of 2023/,
  ],
  ['fractions for percents', 2022, rates((unitId) => rateOf(unitId) / 100), 'import.too-much-change', /graduationRate \(100\.0 % by/],
  [
    'gaps in a stored year',
    2023,
    rates((unitId) => (unitId % 4 === 0 ? null : rateOf(unitId))),
    'import.too-few-values',
    /graduationRate \(100\.0 % to 75\.0 %\)/,
  ],
])('%s are refused', async (_what, year, table, code, message) => {
  await expect(importing(year, [table])).rejects.toMatchObject({ code, message: expect.stringMatching(message) as unknown });
});
