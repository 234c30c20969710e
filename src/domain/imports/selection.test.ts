import { narrowed, type Narrowing } from './selection.ts';
import { nothingRead, passedRows } from './row-stream.ts';
import type { SuppliedRow } from './source-table.ts';
import { aDirectoryRow, fakeSource } from './supplied.fixture.ts';

const TABLES = [
  { table: 'HD', rows: [1, 2, 3].map((unitId) => aDirectoryRow(unitId, { zip: `0500${unitId}` })) },
  { table: 'DRVEF', rows: [1, 2, 3].map((unitId) => ({ unitId, values: { size: unitId * 10, totalEnrollment: null } })) },
];

async function read(narrowing: Narrowing) {
  const opened = narrowed(await fakeSource(TABLES).open({ source: 'ipeds', paths: [] }), narrowing);
  const rows: Record<string, SuppliedRow[]> = {};
  for (const table of opened.tables) for await (const passed of passedRows(table, nothingRead(table))) rows[table.table] = passed;
  return { opened, rows };
}

it('leaves files as they are where nobody asked for less', async () => {
  const { opened, rows } = await read({});
  expect(opened.tables.map(({ table, directory }) => [table, directory])).toEqual([
    ['HD', true],
    ['DRVEF', false],
  ]);
  expect([rows.HD?.length, rows.DRVEF?.length]).toEqual([3, 3]);
});

it('takes the fields that were asked for, with their status, and steers no college', async () => {
  const { opened, rows } = await read({ onlyFields: ['totalEnrollment', 'zip'] });
  expect(opened.tables.map(({ table, directory, fields }) => [table, directory, fields.map(({ field }) => field)])).toEqual([
    ['HD', false, ['zip']],
    ['DRVEF', false, ['totalEnrollment']],
  ]);
  expect(rows.HD?.[0]).toEqual({ line: 2, unitId: 1, values: ['05001'], statuses: 'r' });
  expect(rows.DRVEF?.[2]).toEqual({ line: 4, unitId: 3, values: [null], statuses: 'n' });
});

it.each(['acceptanceRateNum', 'acceptanceRate'])('takes %s with what belongs to it', async (field) => {
  const rates = [{ table: 'ADM', rows: [{ unitId: 1, values: { acceptanceRateNum: 0.5, acceptanceRate: '50%', avgSAT: 1100 } }] }];
  const { tables } = narrowed(await fakeSource(rates).open({ source: 'ipeds', paths: [] }), { onlyFields: [field] });
  expect(tables.map(({ fields }) => fields.map((supplied) => supplied.field))).toEqual([['acceptanceRateNum', 'acceptanceRate']]);
});

it('drops tables that have none of them', async () => {
  expect((await read({ onlyFields: ['size'] })).opened.tables.map(({ table }) => table)).toEqual(['DRVEF']);
});

it.each(['avgSAT', 'inUniverse', 'operatingStatus'])(
  'refuses %s, which these files do not supply to be chosen, and says what they do',
  async (field) => {
    await expect(read({ onlyFields: ['size', field] })).rejects.toMatchObject({
      kind: 'invalid',
      code: 'import.unknown-field',
      message: expect.stringMatching(new RegExp(`supply ${field}\\. They supply name, .*size, totalEnrollment\\.`)) as unknown,
    });
  },
);

it('takes the first rows of each table, and the whole directory', async () => {
  const { rows } = await read({ limit: 2 });
  expect([rows.HD?.length, rows.DRVEF?.map(({ unitId }) => unitId)]).toEqual([3, [1, 2]]);
});

it('knows that a part of a table is silent about nobody', async () => {
  const silence = {
    field: 'size' as const,
    value: 0,
    variable: '',
    least: 1,
    small: { below: 1, least: 1 },
    level: 4 as const,
    unless: 'researchActivity' as const,
  };
  const [, sizes] = TABLES;
  const opened = await fakeSource([{ ...sizes, table: 'DRVEF', rows: sizes?.rows ?? [], silence }]).open({ source: 'ipeds', paths: [] });
  const silent = (narrowing: Narrowing) => narrowed(opened, narrowing).tables.map((table) => 'silence' in table);
  expect([{}, { onlyFields: ['size'] }, { onlyFields: ['totalEnrollment'] }, { limit: 2 }].map(silent)).toEqual([
    [true],
    [true],
    [false],
    [false],
  ]);
});
