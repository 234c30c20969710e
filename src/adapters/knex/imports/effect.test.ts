import type { ImportRequest } from '../../../domain/imports/import-request.ts';
import { createImports } from '../../../domain/imports/imports.use-cases.ts';
import type { OpenedSource, SuppliedField, SuppliedValue } from '../../../domain/imports/source-table.ts';
import { aDirectoryRow, fakeSource, type FakeTable } from '../../../domain/imports/supplied.fixture.ts';
import { createKnexPorts } from '../index.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.fixture.ts';

// The effect of a run is compared with the catalog, also if no earlier run has counted a file: so it is after a first start.
const clock = { now: () => new Date('2026-11-21T10:00:00.000Z') };
const archive = { write: () => Promise.reject(new Error('not in this test')) };
const UNIT_IDS = Array.from({ length: 200 }, (_, at) => at + 1);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await importing([directory(), figures()], { year: 2023 });
  await database.db('import_runs').update({ counts: JSON.stringify({ recorded: 1 }) });
});
afterAll(() => database.destroy());

type Values = Partial<Record<SuppliedField, SuppliedValue>>;

function createSync(tables: FakeTable[], run: Partial<Pick<OpenedSource, 'year' | 'release'>> = {}) {
  const { imports } = createKnexPorts(database.db).imports;
  return createImports({ reader: fakeSource(tables, { year: 2024, ...run }), imports, archive, clock });
}

const importing = (tables: FakeTable[], run: Partial<Pick<OpenedSource, 'year' | 'release'>> = {}, request: Partial<ImportRequest> = {}) =>
  createSync(tables, run).import({ source: 'ipeds', paths: ['x'], ...request });

/** Imports for a report only, so that all tests share the catalog of 2023. */
const trying = (tables: FakeTable[], request: Partial<ImportRequest> = {}, year = 2024) =>
  importing(tables, { year }, { dryRun: true, ...request });

const directory = (unitIds = UNIT_IDS): FakeTable => ({ table: 'HD', rows: unitIds.map((unitId) => aDirectoryRow(unitId)) });

const plain = (unitId: number): Values => ({
  size: 1000 + unitId,
  graduationRate: unitId % 2 === 0 ? 0.8 : 0.4,
  transferRate: 0.1,
  sat25: 1000 + unitId,
  sat75: 1200 + unitId,
  crimeIncidentsTotal: unitId,
  avgACT: unitId % 2 === 0 ? 20 : null,
  percentOnlineOnly: unitId % 2 === 0 ? 0.1 : null,
});
const figures = (change: (values: Values, unitId: number) => Values = (values) => values, unitIds = UNIT_IDS): FakeTable => ({
  table: 'DRV',
  fields: Object.keys(plain(1)) as SuppliedField[],
  rows: unitIds.map((unitId) => ({ unitId, values: change(plain(unitId), unitId) })),
});

const exchanged = (one: SuppliedField, other: SuppliedField) => (values: Values) => ({
  ...values,
  [one]: values[other] ?? null,
  [other]: values[one] ?? null,
});
const inFirst =
  (count: number, change: (values: Values) => Values) =>
  (values: Values, unitId: number): Values =>
    unitId <= count ? change(values) : values;
const without = (field: SuppliedField) => (values: Values) => ({ ...values, [field]: null });
const doubled = (values: Values) => ({ ...values, size: 2 * Number(values.size) });

const stored = async () => JSON.stringify(await createKnexPorts(database.db).colleges.store.all());

it.each<[string, FakeTable[]]>([
  ['fewer rows and values, and other numbers', [directory(), figures(inFirst(10, without('sat25')), UNIT_IDS.slice(2))]],
  ['ten missing colleges', [figures(undefined, UNIT_IDS.slice(10))]],
  ['large changes of a fifth of the numbers', [figures(inFirst(40, doubled))]],
  ['a threefold largest number', [figures(inFirst(1, (values) => ({ ...values, crimeIncidentsTotal: 600 })))]],
  ['a missing college at the end', [figures(undefined, UNIT_IDS.slice(0, -1))]],
])('a run may have %s', async (_what, tables) => {
  expect((await trying(tables)).status).toBe('dry-run');
});

const ROWS = ['import.too-few-rows', ['allow-shrink'], { allowShrink: 0.6 }] as const;
const VALUES = ['import.too-few-values', ['allow-drift'], { allowDrift: 1 }] as const;
const CHANGES = ['import.too-much-change', ['allow-drift'], { allowDrift: 1 }] as const;

it.each<[string, FakeTable[], RegExp, readonly [string, readonly string[], Partial<ImportRequest>]]>([
  [
    'half a table',
    [figures(undefined, UNIT_IDS.slice(100))],
    /^drv2024\.csv: 100 of the 200 open colleges with DRV values of 2023 have no/,
    ROWS,
  ],
  [
    'a part of a directory',
    [directory(UNIT_IDS.filter((unitId) => unitId % 10 > 0))],
    /^hd2024\.csv: 20 of the 200 open colleges with HD/,
    ROWS,
  ],
  [
    'a table that ends early',
    [figures(undefined, UNIT_IDS.slice(0, -3))],
    /^drv2024\.csv: its last UNITID is 197, and the 3 open colleges with/,
    ROWS,
  ],
  [
    'a column with gaps',
    [figures(inFirst(21, without('sat25')))],
    /fewer colleges would have a value: sat25 \(100\.0 % to 89\.5 %\)\./,
    VALUES,
  ],
  [
    'values of other colleges',
    [figures((values, unitId) => ({ ...values, avgACT: unitId % 2 === 1 ? 20 : null }))],
    /fewer colleges would have a value: avgACT \(100 of 100 values vanish\)\./,
    VALUES,
  ],
  [
    'fractions for percents',
    [figures((values) => ({ ...values, graduationRate: Number(values.graduationRate) / 100 }))],
    /graduationRate \(100\.0 % by more than 50\.0 %\)/,
    CHANGES,
  ],
  [
    'zeros where values were missing',
    [figures((values) => ({ ...values, percentOnlineOnly: values.percentOnlineOnly ?? 0 }))],
    /too many missing values would become 0: percentOnlineOnly \(100 of 200 colleges; a zero may mean not reported\)\./,
    CHANGES,
  ],
  ['exchanged columns', [figures(exchanged('graduationRate', 'transferRate'))], /graduationRate \(.*transferRate \(/, CHANGES],
  ['exchanged quartiles', [figures(exchanged('sat25', 'sat75'))], /sat25 \(100\.0 % by more than 10\.0 %\)/, CHANGES],
  ['many large changes', [figures(inFirst(41, doubled))], /size \(20\.5 % by more than 50\.0 %\)/, CHANGES],
  [
    'one number larger than all others',
    [figures(inFirst(1, (values) => ({ ...values, crimeIncidentsTotal: 601 })))],
    /crimeIncidentsTotal \(200 before, 601 now\)/,
    CHANGES,
  ],
])('%s is refused, changes nothing, and passes with the named option', async (_what, tables, message, [code, remedies, permission]) => {
  const before = await stored();
  const refusal = { kind: 'invalid', code, message: expect.stringMatching(message) as unknown, remedies };
  await expect(importing(tables)).rejects.toMatchObject(refusal);
  await expect(trying(tables)).rejects.toMatchObject(refusal);
  expect(await stored()).toBe(before);
  expect((await trying(tables, permission)).status).toBe('dry-run');
});

it('counts the limits for each year between the files, but never allows most numbers to change much', async () => {
  const drift = [figures(inFirst(45, without('sat25')), UNIT_IDS.slice(30)), directory(UNIT_IDS.slice(10))];
  await expect(trying(drift)).rejects.toMatchObject({ code: 'import.too-few-rows' });
  expect((await trying(drift, {}, 2027)).counts.unlisted).toBe(10);
  await expect(trying([figures((values, unitId) => (unitId > 90 ? doubled(values) : values))], {}, 2033)).rejects.toThrow('size (55.0 %');
});

it.each<[string, FakeTable, RegExp]>([
  ['no rows', { table: 'DRV', fields: ['size'], rows: [] }, /^drv2024\.csv: the DRV table has 0 rows\./],
  ['no values', figures((values) => Object.fromEntries(Object.keys(values).map((field) => [field, null]))), /has 200 rows and no values\./],
])('a table with %s is refused, and no option permits it', async (_what, table, message) => {
  const refusal = { code: 'import.too-few-rows', message: expect.stringMatching(message) as unknown, remedies: [] };
  await expect(trying([directory(), table], { allowShrink: 1, allowDrift: 1 })).rejects.toMatchObject(refusal);
  const { refusals } = await createSync([table]).check({ source: 'ipeds', paths: ['x'], allowShrink: 1, allowDrift: 1 });
  expect(refusals).toEqual([expect.stringMatching(message)]);
});

it('a column without values changes no value, source or status, and the report names it', async () => {
  const blank = [figures(without('transferRate'))];
  const transfers = async () =>
    (await createKnexPorts(database.db).colleges.store.all()).map(({ transferRate, provenance, valueStatus }) => [
      transferRate,
      provenance.transferRate,
      valueStatus.transferRate,
    ]);
  const before = await transfers();
  const unused = [{ file: 'drv2024.csv', reason: 'DRV.transferRate is blank in every row' }];
  expect((await createSync(blank).check({ source: 'ipeds', paths: ['x'] })).unused).toEqual(unused);
  expect((await trying(blank)).unused).toEqual(unused);
  const report = await importing(blank);
  expect(report).toMatchObject({ status: 'succeeded', unused, counts: { updated: 200 } });
  expect(report.tables[0]?.filled).not.toHaveProperty('transferRate');
  expect(await transfers()).toEqual(before);
});
