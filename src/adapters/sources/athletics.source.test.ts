import { createFolder, open, readAll, tableCsv, tableOf, valuesOf, zipped } from './source-files.fixture.ts';
import { inline, number, workbook } from './files/xlsx.fixture.ts';

const HEADER =
  'unitid,institution_name,classification_name,IL_SUM_PARTIC_MEN,UNDUP_CT_PARTIC_MEN,UNDUP_CT_PARTIC_WOMEN,GRND_TOTAL_REVENUE,GRND_TOTAL_EXPENSE';
const ROW = {
  UNITID: '900001',
  INSTITUTION_NAME: 'Alder College',
  CLASSIFICATION_NAME: 'NCAA Division II with football ',
  IL_SUM_PARTIC_MEN: '400',
  UNDUP_CT_PARTIC_MEN: '300.0',
  UNDUP_CT_PARTIC_WOMEN: '200',
  GRND_TOTAL_REVENUE: '9000000.0',
  GRND_TOTAL_EXPENSE: '10000000',
};

let folder: Awaited<ReturnType<typeof createFolder>>;
beforeEach(async () => {
  folder = await createFolder();
});
afterEach(() => folder.remove());

async function read(rows: readonly Record<string, string>[], name = 'InstLevel_2022-23.csv', header = HEADER) {
  await folder.write({ [name]: tableCsv(header, rows) });
  return open({ source: 'athletics', paths: [folder.at(name)] });
}

async function valuesOfRow(row: Record<string, string>) {
  return (await valuesOf(tableOf(await read([{ ...ROW, ...row }]), 'INSTLEVEL'))).get(900001);
}

it('counts each athlete once and computes the expense per athlete', async () => {
  expect(await valuesOfRow({})).toEqual({
    menAthletes: [300, 'r'],
    womenAthletes: [200, 'r'],
    totalAthletes: [500, 'r'],
    totalAthleticsExpenses: [10_000_000, 'r'],
    totalAthleticsRevenue: [9_000_000, 'r'],
    athleticsExpensePerAthlete: [20_000, 'r'],
    athleticDivision: ['NCAA Division II with football', 'r'],
  });
});

it('computes no total with a missing part, and no rate without athletes', async () => {
  expect(await valuesOfRow({ UNDUP_CT_PARTIC_MEN: '' })).toMatchObject({
    menAthletes: [null, 'n'],
    womenAthletes: [200, 'r'],
    totalAthletes: [null, 'n'],
    athleticsExpensePerAthlete: [null, 'n'],
  });
  expect(await valuesOfRow({ UNDUP_CT_PARTIC_MEN: '0', UNDUP_CT_PARTIC_WOMEN: '0.0', GRND_TOTAL_EXPENSE: '0' })).toMatchObject({
    totalAthletes: [0, 'r'],
    totalAthleticsExpenses: [0, 'r'],
    athleticsExpensePerAthlete: [null, 'n'],
  });
});

it('includes the athletes of coed teams, whom the counts of men and women have already', async () => {
  const header = `${HEADER},IL_PARTIC_MEN,IL_PARTIC_COED_MEN,IL_PARTIC_COED_WOMEN`;
  const row = { ...ROW, IL_PARTIC_MEN: '290', IL_PARTIC_COED_MEN: '12', IL_PARTIC_COED_WOMEN: '7' };
  const values = (await valuesOf(tableOf(await read([row], undefined, header), 'INSTLEVEL'))).get(900001);
  expect(values).toMatchObject({ menAthletes: [300, 'r'], womenAthletes: [200, 'r'], totalAthletes: [500, 'r'] });
});

it.each([
  ['NCAA Division III with football ', 2023, 'NCAA Division III with football'],
  ['NJCAA Division I ', 2023, 'NJCAA Division I'],
  ['NAIA Division II ', 2023, 'NAIA'],
  ['NAIA Division I', 2020, 'NAIA'],
  ['NAIA Division I', 2019, 'NAIA Division I'],
  ['Other ', 2023, null],
  ['', 2023, null],
])('reads the division "%s" of %d as %s', async (name, year, division) => {
  const row = { ...ROW, CLASSIFICATION_NAME: name };
  const opened = await read([row], `InstLevel_${year}-${String(year + 1).slice(2)}.csv`);
  const values = (await valuesOf(tableOf(opened, 'INSTLEVEL'))).get(900001);
  expect(values?.athleticDivision).toEqual([division, division === null ? 'n' : 'r']);
});

it('states the variables and the period of each figure', async () => {
  const [table] = (await read([ROW])).tables;
  expect(table?.fields).toContainEqual({
    field: 'athleticsExpensePerAthlete',
    variable: 'GRND_TOTAL_EXPENSE / (UNDUP_CT_PARTIC_MEN + UNDUP_CT_PARTIC_WOMEN)',
    period: '2022-23',
  });
});

it('skips rows without a UNITID and rejects an invalid UNITID', async () => {
  const { rows, rejects } = await readAll(tableOf(await read([ROW, { ...ROW, UNITID: '' }, { ...ROW, UNITID: 'x1' }]), 'INSTLEVEL'));
  expect(rows.map(({ unitId }) => unitId)).toEqual([900001]);
  expect(rejects).toMatchObject([{ line: 4, code: 'bad-unitid' }]);
});

it.each([
  ['EADA_2022-2023.csv', 2022],
  ['eada_instlevel_2016_17.csv', 2016],
  ['EADA_2023.csv', 2022],
  ['InstLevel 1999-2000.csv', 1999],
])('reads the school year from %s', async (name, year) => {
  expect((await read([ROW], name)).year).toBe(year);
});

it.each(['InstLevel.csv', 'InstLevel_2022.csv', 'eada_2016_19.csv'])('requires the year for %s', async (name) => {
  await expect(read([ROW], name)).rejects.toMatchObject({ code: 'source.year-unknown' });
});

it('rejects a file without an expense column, and identifies the table by team', async () => {
  await expect(read([ROW], undefined, HEADER.replace('GRND_TOTAL_EXPENSE', 'EXPENSE'))).rejects.toMatchObject({
    code: 'source.missing-columns',
  });
  await expect(read([], 'Schools.csv', 'unitid,Sportscode,PARTIC_MEN')).rejects.toMatchObject({
    message: expect.stringMatching(/Schools \(by team\)/) as unknown,
  });
});

it('reads the institution workbook of the published zip, not the team workbook', async () => {
  const names = HEADER.split(',');
  const cells = names.map((name) => ROW[name.toUpperCase() as keyof typeof ROW]);
  const institutions = await workbook({
    sheets: { InstLevel: [names.map(inline), cells.map((cell, at) => (at === 1 || at === 2 ? inline(cell) : number(cell)))] },
  });
  const teams = await workbook({
    sheets: { Schools: [['unitid', 'Sportscode', 'PARTIC_MEN'].map(inline), [900001, 1, 30].map((cell) => number(cell))] },
  });
  await folder.write({ 'EADA_2022-2023.zip': await zipped({ 'InstLevel.xlsx': institutions, 'Schools.xlsx': teams, 'notes.doc': 'x' }) });
  const opened = await open({ source: 'athletics', paths: [folder.path] });
  expect(opened.year).toBe(2022);
  expect(opened.unused.map(({ reason }) => reason)).toEqual([expect.stringMatching(/not a CSV/), expect.stringMatching(/by team/)]);
  expect((await valuesOf(tableOf(opened, 'INSTLEVEL'))).get(900001)).toMatchObject({ totalAthletes: [500, 'r'] });
});
