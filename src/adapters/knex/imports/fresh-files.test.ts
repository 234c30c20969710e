import { createHistory } from '../../../domain/history/history.use-cases.ts';
import type { ImportRequest } from '../../../domain/imports/import-request.ts';
import { createImports } from '../../../domain/imports/imports.use-cases.ts';
import { aDirectoryRow, fakeSource } from '../../../domain/imports/supplied.fixture.ts';
import { createSourceReader } from '../../sources/index.ts';
import { createFolder } from '../../sources/source-files.fixture.ts';
import { createKnexPorts } from '../index.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.fixture.ts';

// The Scorecard publishes each figure in the file of its own year, and "NA" in all others.
const ID = 900_001;
const DEBT = 'grad_debt_mdn_2017_2021.csv';
const FILES = {
  [DEBT]: `UNITID,year,INSTNM,GRAD_DEBT_MDN\n${[2017, 2018, 2019, 2020, 2021].map((year) => `${ID},${year},M,${10 * year}.0\n`).join('')}`,
  'scorecard_earnings.csv': `UNITID,INSTNM,MD_EARN_WNE_P10\n${ID},M,40628.0\n`,
  'students_2024-03.csv': `UNITID,INSTNM,FIRST_GEN\n${ID},M,0.3658\n`,
  'MERGED2021_22_PP.csv': `UNITID,NPT4_PUB,CDR3\n${ID},13057,0.06\n`,
  'MERGED2023_24_PP.csv': `UNITID,NPT4_PUB,CDR3,GRAD_DEBT_MDN,MD_EARN_WNE_P10,FIRST_GEN,WOMENONLY\n${ID},14559,0.0000,NA,NA,NA,0\n`,
};

let database: TestDatabase;
let folder: Awaited<ReturnType<typeof createFolder>>;
beforeEach(async () => {
  [database, folder] = [await createTestDatabase(), await createFolder()];
  await folder.write(FILES);
  const reader = fakeSource([{ table: 'HD', rows: [aDirectoryRow(ID)] }], { year: 2024 });
  await useCases(reader).import({ source: 'ipeds', paths: ['x'], actor: 'test' });
});
afterEach(async () => {
  await folder.remove();
  await database.destroy();
});

function useCases(reader = createSourceReader()) {
  const archive = { write: () => Promise.reject(new Error('not in this test')) };
  const clock = { now: () => new Date('2026-11-21T10:00:00.000Z') };
  return createImports({ reader, imports: createKnexPorts(database.db).imports.imports, archive, clock });
}

const importing = (names: readonly (keyof typeof FILES)[], request: Partial<ImportRequest> = {}) =>
  useCases().import({ source: 'scorecard', paths: names.map((name) => folder.at(name)), actor: 'test', ...request });

const stored = async () => (await createKnexPorts(database.db).colleges.store.all()).find(({ ipedsUnitId }) => ipedsUnitId === ID);

async function figures() {
  const college = await stored();
  const keys = ['netPricePublic', 'medianDebt', 'earningsAfter10Years', 'percentFirstGen', 'defaultRate', 'isWomenOnly'] as const;
  return keys.map((key) => [key, college?.[key], college?.provenance[key]?.period, college?.provenance[key]?.release]);
}

const ALL = [
  ['netPricePublic', 14_559, '2022-23', 'not-stated'],
  ['medianDebt', 20_210, '2020-21', 'not-stated'],
  ['earningsAfter10Years', 40_628, '2020 and 2021', 'not-stated'],
  ['percentFirstGen', 0.3658, '2015-16 and 2016-17', 'not-stated'],
  ['defaultRate', 0.06, 'fiscal year 2019', 'not-stated'],
  ['isWomenOnly', false, '2023-24', 'not-stated'],
];

it('no "NA" erases a value of an earlier file', async () => {
  await importing(['students_2024-03.csv'], { year: 2016 });
  await importing([DEBT, 'scorecard_earnings.csv'], { year: 2020 });
  await importing(['MERGED2021_22_PP.csv']);
  await importing(['MERGED2023_24_PP.csv']);
  expect(await figures()).toEqual(ALL);
});

it('files in the reverse order give the same values, and --force is asked for where a newer file has the same table', async () => {
  await importing(['MERGED2023_24_PP.csv']);
  await expect(importing(['MERGED2021_22_PP.csv'])).rejects.toMatchObject({ code: 'import.older-release', remedies: ['history', 'force'] });
  await importing(['MERGED2021_22_PP.csv'], { force: true, onlyFields: ['defaultRate'] });
  await importing([DEBT], { year: 2020 });
  await importing(['scorecard_earnings.csv'], { year: 2020, force: true });
  await importing(['students_2024-03.csv'], { year: 2016, force: true });
  expect(await figures()).toEqual(ALL);
});

it('former years of a file with several years are history, each under its own school year', async () => {
  await importing([DEBT], { year: 2020 });
  for (const year of [2016, 2019, 2017, 2018]) await importing([DEBT], { year, historyOnly: true });
  const { medianDebt } = await createHistory(createKnexPorts(database.db).history).ofCollege((await stored())?.id ?? 0);
  expect(medianDebt?.map(({ year, period, value }) => [year, period, value])).toEqual([
    [2016, '2016-17', 20_170],
    [2017, '2017-18', 20_180],
    [2018, '2018-19', 20_190],
    [2019, '2019-20', 20_200],
    [2020, '2020-21', 20_210],
  ]);
  expect((await figures())[1]).toEqual(['medianDebt', 20_210, '2020-21', 'not-stated']);
});
