import fc from 'fast-check';
import type { Mapping } from '../../../domain/imports/mapping/mapping.ts';
import { createFilesReader } from './column-reader.ts';
import { createFolder, csv, open, readAll, tableOf } from '../source-files.fixture.ts';

/** Real readers on files whose columns are named or written otherwise. */
let folder: Awaited<ReturnType<typeof createFolder>>;
beforeEach(async () => {
  folder = await createFolder();
});
afterEach(() => folder.remove());

const HEADER = [
  'UNITID',
  'ADMCON1',
  'ADMCON2',
  'APPLCN',
  'XADMSSN',
  'ADMSSN',
  'SATVR25',
  'SATVR50',
  'SATVR75',
  'NOTE',
  'SATMT25',
  'SATMT50',
  'SATMT75',
];
const ROWS = [
  ['100654', '1', '2', '900', 'R', '450', '400', '450', '500', 'a', '500', '550', '600'],
  ['100663', '1', '1', '800', 'P', '200', '', '.', '600', 'b', '500', '520', '600'],
];

async function read(header: readonly string[], rows: readonly (readonly string[])[], mapping?: Mapping) {
  await folder.write({ 'adm2024.csv': csv([header, ...rows]) });
  const opened = await open({ paths: [folder.at('adm2024.csv')], ...(mapping && { mapping }) });
  return { opened, table: tableOf(opened, 'ADM'), ...(await readAll(tableOf(opened, 'ADM'))) };
}

const mapped = (columns: Mapping[number]['columns'], ignored: string[] = []): Mapping => [{ table: 'ADM', columns, ignored }];

it('a mapped file gives the rows of the file with its header renamed, for any renames', async () => {
  const renamable = HEADER.filter((name) => name !== 'NOTE');
  const property = async (chosen: string[]): Promise<void> => {
    const header = HEADER.map((name) => (chosen.includes(name) ? `OTHER ${name}` : name));
    const mapping = mapped(chosen.map((column) => ({ column, from: `OTHER ${column}` })));
    const renamed = await read(header, ROWS, mapping);
    const plain = await read(HEADER, ROWS);
    expect([renamed.rows, renamed.rejects]).toEqual([plain.rows, plain.rejects]);
    expect(renamed.table.fields.map(({ field }) => field)).toEqual(plain.table.fields.map(({ field }) => field));
  };
  // Also all of those by which the table is recognized.
  await fc.assert(fc.asyncProperty(fc.subarray(renamable), property), { numRuns: 25, examples: [[renamable]] });
});

it('rules of a column give the rows of the file with its cells replaced, and reach no other column', async () => {
  const written = ROWS.map((cells, at) => (at === 0 ? cells.with(3, 'many').with(6, 'n/a') : cells.with(9, 'n/a')));
  const mapping = mapped([
    { column: 'APPLCN', values: [{ text: 'many', becomes: '900' }] },
    { column: 'SATVR25', notReported: ['n/a'] },
  ]);
  const ruled = await read(HEADER, written, mapping);
  const replaced = await read(HEADER, [ROWS[0]?.with(6, '') ?? [], ROWS[1] ?? []]);
  expect([ruled.rows, ruled.rejects]).toEqual([replaced.rows, []]);
  expect((await read(HEADER, written)).rejects).toHaveLength(1);
});

it('provenance names the column that was read, in the recipe and in the alternative', async () => {
  const header = HEADER.map((name) => (name === 'ADMSSN' ? 'ADMITTED' : name === 'SATVR50' ? 'MIDDLE' : name));
  const { table } = await read(
    header,
    ROWS,
    mapped([
      { column: 'ADMSSN', from: 'ADMITTED' },
      { column: 'SATVR50', from: 'MIDDLE' },
    ]),
  );
  const by = (field: string) => table.fields.find((one) => one.field === field);
  expect(by('acceptanceRateNum')?.variable).toBe('ADMSSN / APPLCN (column ADMITTED read as ADMSSN)');
  expect(by('avgSAT')?.variable).toMatch(/ \(column MIDDLE read as SATVR50\)$/);
  expect(by('avgSAT')?.alternatives).toEqual([
    'SATVR50 + SATMT50 (column MIDDLE read as SATVR50)',
    'the middle of SATVR25–75 + SATMT25–75',
  ]);
  const plain = await read(HEADER, ROWS);
  const others = table.fields.filter(({ variable }) => !variable.includes('read as'));
  expect(others.length).toBeGreaterThan(0);
  expect(plain.table.fields).toEqual(expect.arrayContaining(others));
});

it('an ignored column counts as one that the file lacks, and is no new column', async () => {
  const { opened } = await read(HEADER, ROWS, mapped([], ['NOTE', 'SATVR75']));
  expect(opened.drift[0]?.added).toEqual([]);
  expect(opened.drift[0]?.missing).toContain('SATVR75');
  expect((await read(HEADER, ROWS)).opened.drift[0]?.added).toEqual(['NOTE']);
});

it('refuses what is not in the files with a sentence, and no column twice', async () => {
  const refused = (mapping: Mapping, header = HEADER) =>
    read(header, ROWS, mapping).then(
      () => 'read',
      (error: unknown) => (error as Error).message,
    );
  expect(await refused(mapped([{ column: 'APPLCN', from: 'GONE' }]))).toBe('No file of ADM has a column GONE.');
  expect(await refused(mapped([{ column: 'COLOR', from: 'NOTE' }]))).toBe('Alma reads no column COLOR in ADM.');
  expect(await refused([{ table: 'HD', columns: [{ column: 'CITY', from: 'NOTE' }] }])).toBe('These files have no table HD.');
  expect(await refused(mapped([{ column: 'APPLCN', from: 'NOTE' }]))).toMatch(/has a column APPLCN already. Ignore that one/);
  expect(await refused(mapped([], ['APPLCN']))).toMatch(/is the table ADM without these columns: APPLCN/);
});

it('a mapping is no way around the reasons to skip a file, and makes no other table of a recognized one', async () => {
  await folder.write({ 'adm2024.csv': csv([HEADER, ...ROWS]) });
  const asDirectory = [
    { table: 'HD', columns: ['INSTNM', 'OPEFLAG', 'OBEREG'].map((column, at) => ({ column, from: `SATVR${25 * (at + 1)}` })) },
  ];
  await expect(open({ paths: [folder.path], mapping: asDirectory })).rejects.toThrow('These files have no table HD.');
  await folder.write({ 'debt.csv': 'UNITID,YEAR,NET\n1,2020,5\n' });
  const mapping = [{ table: 'INSTITUTION', columns: [{ column: 'NPT4_PUB', from: 'NET' }], ignored: ['YEAR'] }];
  await expect(open({ source: 'scorecard', year: 2020, paths: [folder.at('debt.csv')], mapping })).rejects.toThrow(
    /its column YEAR does not say/,
  );
});

it('the reader of one import opens each file once, for all sources', async () => {
  await folder.write({ 'adm2024.csv': 'UNITID,COLOR\n1,red\n' });
  const paths = [folder.at('adm2024.csv')];
  const reader = createFilesReader();
  await expect(reader.open({ source: 'ipeds', paths })).rejects.toThrow('There is no ipeds table');
  await folder.remove();
  await expect(reader.open({ source: 'crime', paths })).rejects.toThrow('There is no crime table');
  await expect(createFilesReader().open({ source: 'crime', paths })).rejects.toThrow('does not exist');
});

it('combined rows name the renamed columns in every recipe', async () => {
  const columns = ['MURD', 'NEG_M', 'RAPE', 'FONDL', 'INCES', 'STATR', 'ROBBE', 'AGG_A', 'BURGLA', 'VEHIC', 'ARSON'];
  const counts = [21, 22, 23].flatMap((year) => columns.map((name) => `${name}${year}`));
  const header = ['UNITID_P', 'TOTAL', ...counts];
  const row = ['100654001', '5000', ...counts.map(() => '1')];
  const other = header.map((name) => (name === 'MURD23' ? 'MURDER23' : name));
  await folder.write({ 'oncampuscrime212223.csv': csv([header, row]) });
  const plain = tableOf(await open({ source: 'crime', paths: [folder.at('oncampuscrime212223.csv')] }), 'ONCAMPUSCRIME');
  const rows = (await readAll(plain)).rows;
  await folder.write({ 'oncampuscrime212223.csv': csv([other, row]) });
  const mapping = [{ table: 'ONCAMPUSCRIME', columns: [{ column: 'MURD23', from: 'MURDER23' }] }];
  const table = tableOf(await open({ source: 'crime', paths: [folder.at('oncampuscrime212223.csv')], mapping }), 'ONCAMPUSCRIME');
  expect((await readAll(table)).rows).toEqual(rows);
  expect(table.fields.every(({ variable }) => variable.includes('column MURDER23 read as MURD23'))).toBe(true);
});
