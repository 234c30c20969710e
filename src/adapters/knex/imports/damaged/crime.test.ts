import { accepted, refused, REJECTS, type DamageCase, type Reject } from './damage-cases.fixture.ts';
import {
  asFloats,
  cutAt,
  doubled,
  firstHalf,
  mapNumber,
  offCampus,
  onlyRow,
  renamed,
  shuffled,
  withCells,
  withCommas,
  withoutColumns,
  withoutRows,
  withRows,
} from './damages.fixture.ts';
import { csvOf, type Sheet } from './published-files.fixture.ts';
import { testDamages } from './test-damages.fixture.ts';

// Campus Safety: one row per campus. The counts of the campuses of a college are added.
const TABLE = 'ONCAMPUSCRIME';
const FILE = /oncampuscrime212223\.csv/;
const ROW = 40;
const unitIdIn = (sheet: Sheet, row: number): number => Number(sheet.rows[row]?.[0]?.slice(0, 6));

const damaged = (what: string, change: (sheet: Sheet) => Sheet | string, code: string | RegExp, ...says: readonly RegExp[]): DamageCase =>
  refused(what, TABLE, change, code, ...says);

/** The rejects of all rows of the college of ROW but one. */
const othersOf = (sheet: Sheet, faulty: number): Reject[] =>
  sheet.rows.flatMap((_, row): Reject[] =>
    row !== faulty && unitIdIn(sheet, row) === unitIdIn(sheet, ROW) ? [['incomplete-sum', row + 2, unitIdIn(sheet, row)]] : [],
  );
const inOrder = (rejects: Reject[]): Reject[] => rejects.sort(([, one], [, other]) => one - other);

/** One damaged cell. Its row is rejected, and the college stays as it was. */
const oneCell = (what: string, column: string, text: string, code: string): DamageCase =>
  accepted(what, TABLE, (sheet) => withCells(sheet, column, () => text, onlyRow(ROW)), {
    rejects: (sheet): Reject[] => inOrder([[code, ROW + 2, unitIdIn(sheet, ROW)], ...othersOf(sheet, ROW)]),
    unchanged: (sheet) => [unitIdIn(sheet, ROW)],
  });

const COMMON = ['BURGLA', 'RAPE', 'FONDL', 'VEHIC'].flatMap((offense) => ['21', '22', '23'].map((year) => offense + year));
const times = (sheet: Sheet, factor: number, columns: readonly string[]): Sheet =>
  columns.reduce((all, column) => withCells(all, column, (text) => mapNumber(text, (value) => Math.ceil(value * factor))), sheet);

testDamages(
  ['crime'],
  [
    accepted('columns in another order', TABLE, shuffled),
    accepted('whole numbers with .0', TABLE, asFloats),
    accepted('a summary row', TABLE, (sheet) => `${csvOf(sheet)}Total${','.repeat(sheet.header.length - 1)}\n`, {
      rejects: (sheet): Reject[] => [['bad-unitid', sheet.rows.length + 2, null]],
    }),
    accepted('a campus twice', TABLE, (sheet) => withRows(sheet, [...sheet.rows, sheet.rows[ROW] ?? []]), {
      rejects: (sheet): Reject[] => [...othersOf(sheet, -1), ['duplicate', sheet.rows.length + 2, unitIdIn(sheet, ROW)]],
      unchanged: (sheet) => [unitIdIn(sheet, ROW)],
    }),
    oneCell('a negative count', 'BURGLA23', '-4', 'not-a-number'),
    oneCell('a count with a comma', 'BURGLA23', '1,234', 'not-a-number'),
    oneCell('9,999 murders', 'MURD23', '9999', 'out-of-range'),
    damaged('no rows', withoutRows, 'source.no-rows', FILE),
    damaged('half of the rows', firstHalf, 'import.too-few-rows', /table has 1\d\d rows/),
    damaged('cut in a row at 97 %', (sheet) => cutAt(0.97, 'in a row', csvOf(sheet)), 'source.cut-off', FILE, /line \d+/),
    damaged(
      'cut at a line end at 97 %',
      (sheet) => cutAt(0.97, 'at a line end', csvOf(sheet)),
      'import.too-few-rows',
      FILE,
      /last UNITID is \d+/,
    ),
    damaged('every row twice', doubled, REJECTS, /twice/, /oncampuscrime212223\.csv .*lines \d+–/),
    damaged(
      'ids without the campus',
      (sheet) => withCells(sheet, 'UNITID_P', (text) => text.slice(0, 6)),
      REJECTS,
      /"100654" is not a UNITID_P/,
    ),
    damaged('crimes off campus under the on-campus name', offCampus, 'import.too-few-values', /crime/),
    damaged('ten times as many crimes', (sheet) => times(sheet, 10, COMMON), 'import.too-much-change', /crime/),
    damaged('students in thousands', (sheet) => times(sheet, 0.001, ['TOTAL']), 'import.too-much-change', /crimeRatePer1000/),
    damaged(
      'commas in the numbers of students',
      (sheet) => withCells(sheet, 'TOTAL', withCommas),
      REJECTS,
      /TOTAL: .*"\d+,\d{3}" is not a count/,
    ),
    damaged('an offense without its column', (sheet) => withoutColumns(sheet, ['ARSON22']), 'source.missing-columns', /ARSON22/),
    damaged('the key column renamed', (sheet) => renamed(sheet, 'UNITID_P', 'UNITID'), 'source.missing-columns', /UNITID_P/),
    { ...damaged('another year than its columns', (sheet) => sheet, 'source.year-conflict', /2021 to 2023/), request: { year: 2024 } },
  ],
);
