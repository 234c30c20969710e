import { applySelection, type ImportSelection } from './selection.ts';
import { emptyTally, passedRows } from './rows/row-stream.ts';
import type { SuppliedRow } from './source-table.ts';
import { aDirectoryRow, fakeSource } from './supplied.fixture.ts';

const TABLES = [
  { table: 'HD', rows: [1, 2, 3].map((unitId) => aDirectoryRow(unitId, { zip: `0500${unitId}` })) },
  { table: 'DRVEF', rows: [1, 2, 3].map((unitId) => ({ unitId, values: { size: unitId * 10, totalEnrollment: null } })) },
];

async function read(selection: ImportSelection) {
  const opened = applySelection(await fakeSource(TABLES).open({ source: 'ipeds', paths: [] }), selection);
  const rows: Record<string, SuppliedRow[]> = {};
  for (const table of opened.tables) for await (const passed of passedRows(table, emptyTally(table))) rows[table.table] = passed;
  return { opened, rows };
}

it('keeps all tables and rows without a selection', async () => {
  const { opened, rows } = await read({});
  expect(opened.tables.map(({ table, directory }) => [table, directory])).toEqual([
    ['HD', true],
    ['DRVEF', false],
  ]);
  expect([rows.HD?.length, rows.DRVEF?.length]).toEqual([3, 3]);
});

it('keeps the selected fields with their statuses, and has no directory', async () => {
  const { opened, rows } = await read({ onlyFields: ['totalEnrollment', 'zip'] });
  expect(opened.tables.map(({ table, directory, fields }) => [table, directory, fields.map(({ field }) => field)])).toEqual([
    ['HD', false, ['zip']],
    ['DRVEF', false, ['totalEnrollment']],
  ]);
  expect(rows.HD?.[0]).toEqual({ line: 2, unitId: 1, values: ['05001'], statuses: 'r' });
  expect(rows.DRVEF?.[2]).toEqual({ line: 4, unitId: 3, values: [null], statuses: 'n' });
});

it('keeps the alternatives of the selected fields', async () => {
  const values = { annualCost: 1, medianDebt: 2, percentFirstGen: 0.3 };
  const rates = [{ table: 'X', rows: [{ unitId: 1, values, alternatives: { medianDebt: 2, percentFirstGen: 1 } }] }];
  const opened = applySelection(await fakeSource(rates).open({ source: 'ipeds', paths: [] }), { onlyFields: ['annualCost', 'medianDebt'] });
  for (const table of opened.tables)
    for await (const [row] of passedRows(table, emptyTally(table))) expect(row).toMatchObject({ values: [1, 2], alternatives: '02' });
  expect.assertions(1);
});

it.each(['acceptanceRateNum', 'acceptanceRate'])('selects %s together with its dependent or main field', async (field) => {
  const rates = [{ table: 'ADM', rows: [{ unitId: 1, values: { acceptanceRateNum: 0.5, acceptanceRate: '50%', avgSAT: 1100 } }] }];
  const { tables } = applySelection(await fakeSource(rates).open({ source: 'ipeds', paths: [] }), { onlyFields: [field] });
  expect(tables.map(({ fields }) => fields.map((supplied) => supplied.field))).toEqual([['acceptanceRateNum', 'acceptanceRate']]);
});

it('drops tables without a selected field', async () => {
  expect((await read({ onlyFields: ['size'] })).opened.tables.map(({ table }) => table)).toEqual(['DRVEF']);
});

it.each(['avgSAT', 'inUniverse', 'operatingStatus'])(
  'refuses %s, which cannot be selected, and lists the fields that can',
  async (field) => {
    await expect(read({ onlyFields: ['size', field] })).rejects.toMatchObject({
      kind: 'invalid',
      code: 'import.unknown-field',
      message: expect.stringMatching(new RegExp(`supply ${field}\\. They supply name, .*size, totalEnrollment\\.`)) as unknown,
    });
  },
);

it('limits the rows of each table except the directory', async () => {
  const { rows } = await read({ limit: 2 });
  expect([rows.HD?.length, rows.DRVEF?.map(({ unitId }) => unitId)]).toEqual([3, [1, 2]]);
});

it('limits the rows of a whole table, however many batches it has', async () => {
  const opened = await fakeSource(TABLES.slice(1)).open({ source: 'ipeds', paths: [] });
  const tables = opened.tables.map((table) => ({
    ...table,
    async *batches() {
      for await (const batch of table.batches()) for (const row of batch.rows) yield { ...batch, rows: [row] };
    },
  }));
  const ids = async (limit: number) => {
    const [table] = applySelection({ ...opened, tables }, { limit }).tables;
    const passed: number[] = [];
    if (table) for await (const rows of passedRows(table, emptyTally(table))) passed.push(...rows.map(({ unitId }) => unitId));
    return passed;
  };
  expect([await ids(1), await ids(2), await ids(9)]).toEqual([[1], [1, 2], [1, 2, 3]]);
});

it('drops the below-threshold rule if its field or some rows are left out', async () => {
  const belowThreshold = {
    field: 'size' as const,
    value: 0,
    variable: '',
    minListed: 1,
    minSmall: { below: 1, count: 1 },
    level: 4 as const,
    unless: 'researchActivity' as const,
  };
  const [, sizes] = TABLES;
  const opened = await fakeSource([{ ...sizes, table: 'DRVEF', rows: sizes?.rows ?? [], belowThreshold }]).open({
    source: 'ipeds',
    paths: [],
  });
  const hasRule = (selection: ImportSelection) => applySelection(opened, selection).tables.map((table) => 'belowThreshold' in table);
  expect([{}, { onlyFields: ['size'] }, { onlyFields: ['totalEnrollment'] }, { limit: 2 }].map(hasRule)).toEqual([
    [true],
    [true],
    [false],
    [false],
  ]);
});
