import { accepted, asNamed, refused, REJECTS, type DamageCase } from './damage-cases.fixture.ts';
import { emptied, everyRow, firstHalf, mapNumber, swapped, withCells, withCommas, withoutColumns, withoutRows } from './damages.fixture.ts';
import { csvOf, type Sheet } from './published-files.fixture.ts';
import { testDamages } from './test-damages.fixture.ts';

// College Scorecard: 3,308 columns, most of them without values.
const FILE = /MERGED2021_22_PP\.csv/;
const EARNINGS = 'MD_EARN_WNE_P10';
const LEFT_OUT = [EARNINGS, 'GRAD_DEBT_MDN', 'GRAD_DEBT_MDN_SUPP', 'FIRST_GEN', 'PAR_ED_PCT_1STGEN'];
const withNA = (sheet: Sheet, columns: readonly string[]): Sheet => columns.reduce((all, column) => emptied(all, column, 'NA'), sheet);
const withYear = (sheet: Sheet, name: string): Sheet => ({
  ...sheet,
  header: [...sheet.header, name],
  rows: sheet.rows.map((row) => [...row, '2021']),
});
const damaged = (what: string, change: (sheet: Sheet) => Sheet, code: string | RegExp, ...says: readonly RegExp[]): DamageCase =>
  refused(what, 'INSTITUTION', change, code, ...says);
const times = (sheet: Sheet, factor: number, column: string): Sheet =>
  withCells(sheet, column, (text) => mapNumber(text, (value) => value * factor));
const inDollars = (text: string): string => (text === 'PS' ? text : `$${withCommas(text)}`);
const olderTokens = (text: string): string => text.replaceAll(',NA', ',NULL').replaceAll(',PS', ',PrivacySuppressed');

testDamages(
  ['scorecard'],
  [
    accepted('the words for missing values of an older release', 'INSTITUTION', (sheet) => olderTokens(csvOf(sheet))),
    accepted('blank earnings keep the earlier ones', 'INSTITUTION', (sheet) => emptied(sheet, EARNINGS, 'NA'), {
      like: asNamed((sheet) => withoutColumns(sheet, [EARNINGS])),
    }),
    accepted('NA for all that a file of 2023 leaves out', 'INSTITUTION', (sheet) => withNA(sheet, LEFT_OUT), {
      like: asNamed((sheet) => withoutColumns(sheet, LEFT_OUT)),
      notes: [/GRAD_DEBT_MDN, else GRAD_DEBT_MDN_SUPP is blank/, /MD_EARN_WNE_P10 is blank/, /FIRST_GEN, else PAR_ED_PCT_1STGEN is blank/],
    }),
    damaged('no rows', withoutRows, 'source.no-rows', FILE),
    damaged('half of the rows', firstHalf, 'import.too-few-rows', /INSTITUTION table has 1\d\d rows/),
    damaged(
      'a fifth of the earnings missing',
      (sheet) => withCells(sheet, EARNINGS, () => 'NA', everyRow(5)),
      'import.too-few-values',
      /medianEarnings/,
    ),
    damaged('percents for fractions', (sheet) => times(sheet, 100, 'FIRST_GEN'), REJECTS, /FIRST_GEN: .*\d+\.\d+ is outside 0 to 1/),
    damaged(
      'debts and earnings exchanged',
      (sheet) => swapped(sheet, 'GRAD_DEBT_MDN', EARNINGS),
      'import.too-much-change',
      /medianDebt|medianEarnings/,
    ),
    damaged('thousands of dollars', (sheet) => times(sheet, 0.001, EARNINGS), 'import.too-much-change', /medianEarnings/),
    damaged(
      'a rate and its students exchanged',
      (sheet) => swapped(sheet, 'OMAWDP8_ALL', 'D150_4'),
      REJECTS,
      /OMAWDP8_ALL: .*\d+ is outside/,
    ),
    damaged('ten times as many students', (sheet) => times(sheet, 10, 'D150_4'), 'import.too-much-change', /graduationCohort/),
    damaged('a year column', (sheet) => withYear(sheet, 'YEAR'), 'source.nothing-usable', FILE, /column YEAR does not say/),
    damaged('dollar signs and commas', (sheet) => withCells(sheet, EARNINGS, inDollars), REJECTS, /MD_EARN_WNE_P10: .*"\$\d+,\d{3}"/, FILE),
    damaged(
      'an unknown word for missing values',
      (sheet) => withCells(sheet, 'FIRST_GEN', (text) => text.replace('PS', 'hidden')),
      REJECTS,
      /FIRST_GEN: .*"hidden"/,
    ),
    damaged(
      'ids like 1.01E+05',
      (sheet) => withCells(sheet, 'UNITID', (text) => Number(text).toExponential(2)),
      REJECTS,
      /not a UNITID, .*"1\.01e\+5"/,
    ),
  ],
);
