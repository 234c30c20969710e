import { variableOf, type SourceTable, type SuppliedField } from '../../domain/imports/source-table.ts';
import { createFolder, open, readAll, tableOf } from './source-files.fixture.ts';

const folder = await createFolder();
afterAll(() => folder.remove());

/** The variable that each row of a field was read from, and the recipe of the field. */
async function variablesOf(table: SourceTable, field: SuppliedField) {
  const at = table.fields.findIndex((supplied) => supplied.field === field);
  const supplied = table.fields[at];
  if (!supplied) throw new Error(`${table.table} does not supply ${field}`);
  const { rows } = await readAll(table);
  return { recipe: supplied.variable, read: rows.map(({ alternatives = '' }) => variableOf(supplied, alternatives.charAt(at))) };
}

const BANDS = [1, 2, 3, 4, 5].flatMap((band) => [`NPIS4${band}2`, `NPT4${band}2`]).join(',');

it.each([
  {
    what: 'the sticker price',
    file: 'drvcost2024.csv',
    kind: 'COST',
    field: 'annualCost',
    rows: ['TUFEYR3,COTSON,CINSON,CINSOFF,CINSFAM', '1,,30000,28000,20000', '1,,.,28000,20000', '1,,.,.,20000', '1,,.,.,.'],
    read: ['CINSON', 'CINSOFF', 'CINSFAM', 'CINSON, else CINSOFF, else CINSFAM'],
  },
  {
    what: 'a price as a sum of charges',
    file: 'ic2022_ay.csv',
    kind: 'IC_AY',
    field: 'annualCost',
    rows: [
      'TUITION3,CHG1AY0,CHG2AY3,CHG4AY3,CHG5AY3,CHG6AY3,CHG7AY3,CHG8AY3,CHG9AY3',
      ',,9,1,1,1,2,2,3',
      ',,9,1,.,1,2,2,3',
      ',,9,1,.,.,.,2,3',
    ],
    read: ['CHG2AY3 + CHG4AY3 + CHG5AY3 + CHG6AY3', 'CHG2AY3 + CHG4AY3 + CHG7AY3 + CHG8AY3', 'CHG2AY3 + CHG4AY3 + CHG9AY3'],
  },
  {
    what: 'a median, or the middle of two quartiles',
    file: 'adm2024.csv',
    kind: 'ADM',
    field: 'avgACT',
    rows: ['ADMCON1,ADMCON2,APPLCN,ADMSSN,ACTCM25,ACTCM50,ACTCM75', ',,,,20,23,26', ',,,,20,,26', ',,,,20,,'],
    read: ['ACTCM50', 'the middle of ACTCM25–75', 'ACTCM50, else the middle of ACTCM25–75'],
  },
  {
    what: 'the rate of the larger cohort',
    file: 'ef2024d.csv',
    kind: 'EF-D',
    field: 'retentionRate',
    rows: ['RRFTCT,RET_NMF,RRFTCTA,RRPTCTA,RET_PCF,RET_PCP', ',,200,50,81,40', ',,50,200,81,40'],
    read: ['RET_PCF', 'RET_PCP'],
  },
  {
    what: 'prices by income of one set of columns, or of both',
    file: 'cost2_2024.csv',
    kind: 'COST2',
    field: 'netPricesByIncome',
    rows: [`NPIST2,NPGRN2,${BANDS}`, ',,1,,2,,3,,4,,5,', ',,,1,,2,,3,,4,,5', ',,1,,,2,3,,4,,5,'],
    read: ['NPIS412–NPIS452', 'NPT412–NPT452', 'NPIS412–NPIS452, else NPT412–NPT452'],
  },
] as const)('names the variable that was read: $what', async ({ file, kind, field, rows: [header, ...rows], read }) => {
  const lines = rows.map((row, at) => `${900_001 + at},${row}`);
  await folder.write({ [file]: [`UNITID,${header}`, ...lines, ''].join('\n') });
  const found = await variablesOf(tableOf(await open({ paths: [folder.at(file)] }), kind), field);
  expect(found.read).toEqual(read);
  const [first = '', second = ''] = [...read];
  expect(found.recipe.startsWith(`${first}, else ${second}`)).toBe(true);
});

it('names the column that a file has, without alternatives', async () => {
  await folder.write({ 'MERGED2019_20_PP.csv': 'UNITID,GRAD_DEBT_MDN_SUPP\n900001,2\n' });
  const table = tableOf(await open({ source: 'scorecard', paths: [folder.at('MERGED2019_20_PP.csv')] }), 'INSTITUTION');
  expect(table.fields).toMatchObject([{ field: 'medianDebt', variable: 'GRAD_DEBT_MDN_SUPP' }]);
  expect(table.fields[0]).not.toHaveProperty('alternatives');
  expect((await variablesOf(table, 'medianDebt')).read).toEqual(['GRAD_DEBT_MDN_SUPP']);
});

it('states no release for sources that name none', async () => {
  await folder.write({ 'MERGED2020_21_PP.csv': 'UNITID,GRAD_DEBT_MDN,GRAD_DEBT_MDN_SUPP\n900001,1,2\n900002,NA,2\n' });
  const opened = await open({ source: 'scorecard', paths: [folder.at('MERGED2020_21_PP.csv')] });
  expect(opened.release).toBe('not-stated');
  expect((await variablesOf(tableOf(opened, 'INSTITUTION'), 'medianDebt')).read).toEqual(['GRAD_DEBT_MDN', 'GRAD_DEBT_MDN_SUPP']);
});
