import { accepted, asNamed, refused, REJECTS, type DamageCase, type Reject } from './damage-cases.fixture.ts';
import {
  cutAt,
  doubled,
  emptied,
  firstHalf,
  quotedCsv,
  swapped,
  withCells,
  withLines,
  withoutColumns,
  withoutRows,
  withRows,
} from './damages.fixture.ts';
import { FIRST_YEAR, openAlways, unitIdOf } from './population.fixture.ts';
import { csvOf, type Sheet } from './published-files.fixture.ts';
import { testDamages } from './test-damages.fixture.ts';

// The directory decides which colleges are open, so a missing row would close a college.
const [LISTED = 0, ...OTHERS] = [10, 150, 300].map((at) => openAlways()[at]?.unitId ?? 0);
const WITHOUT_DEGREES = unitIdOf(15);

const rowOf = (sheet: Sheet, unitId: number): number => sheet.rows.findIndex(([id]) => id === String(unitId));
const shortened = (sheet: Sheet, unitId: number): string =>
  withLines(
    csvOf(sheet),
    (row) => row === rowOf(sheet, unitId),
    (line) => line.slice(0, line.lastIndexOf(',')),
  );
const atListed = (sheet: Sheet, column: string, change: (text: string) => string): Sheet =>
  withCells(sheet, column, change, (row) => row === rowOf(sheet, LISTED));
const again = (sheet: Sheet): readonly string[] =>
  (sheet.rows[rowOf(sheet, LISTED)] ?? []).map((text, at) => (sheet.header[at] === 'INSTNM' ? 'Another College' : text));

const withAnother = (sheet: Sheet): Sheet => withRows(sheet, [...sheet.rows, again(sheet)]);

/** As in published directories: quotes in an address that are not doubled. */
function withStrayQuotes(sheet: Sheet, textOf: (sheet: Sheet) => string): string {
  const [plain, stray] = ['https://catalog.edu/content.php?hl=STRAY&#residency', 'https://catalog.edu/content.php?hl="veteran"&#residency'];
  const isListed = (row: number): boolean => [LISTED, ...OTHERS].includes(Number(sheet.rows[row]?.[0]));
  return textOf(withCells(sheet, 'VETURL', () => plain, isListed)).replaceAll(plain, stray);
}

const FILE = /hd2025\.csv/;
const LOST = [FILE, new RegExp(String(LISTED))] as const;
const ofYear = (year: number, given: DamageCase): DamageCase => ({ ...given, year });
const conflict = (what: string, year: number, requested: number, ...says: readonly RegExp[]): DamageCase => ({
  ...ofYear(year, refused(what, 'HD', csvOf, 'source.year-conflict', ...says)),
  request: { year: requested },
});

testDamages(
  [],
  [
    refused('no rows', 'HD', withoutRows, 'source.no-rows', FILE),
    refused('half of the rows', 'HD', firstHalf, 'import.too-few-rows', /HD table has 2\d\d rows/),
    refused('cut in a row at 97 %', 'HD', (sheet) => cutAt(0.97, 'in a row', csvOf(sheet)), 'source.cut-off', FILE, /line \d+/),
    refused(
      'cut at a line end at 97 %',
      'HD',
      (sheet) => cutAt(0.97, 'at a line end', csvOf(sheet)),
      'import.too-few-rows',
      FILE,
      /last UNITID is \d+/,
    ),
    refused('every row twice', 'HD', doubled, REJECTS, /with the same values/),
    refused('an empty required column', 'HD', (sheet) => emptied(sheet, 'CONTROL'), REJECTS, /CONTROL/, /hd2025\.csv .*lines 2–/),
    refused('no degrees anywhere', 'HD', (sheet) => emptied(sheet, 'DEGGRANT'), 'import.too-much-shrink', /open colleges/),
    accepted('an empty column', 'HD', (sheet) => emptied(sheet, 'WEBADDR'), {
      like: asNamed((sheet) => withoutColumns(sheet, ['WEBADDR'])),
      notes: [/WEBADDR is blank/],
    }),
    refused(
      'latitude and longitude exchanged',
      'HD',
      (sheet) => swapped(sheet, 'LATITUDE', 'LONGITUD'),
      REJECTS,
      /LATITUDE: .*-\d+\.\d+ is outside/,
    ),
    refused('the row of a listed college too short', 'HD', (sheet) => shortened(sheet, LISTED), REJECTS, ...LOST),
    refused('an unknown state at a listed college', 'HD', (sheet) => atListed(sheet, 'STABBR', () => 'XX'), REJECTS, ...LOST),
    refused(
      'a damaged id of a listed college',
      'HD',
      (sheet) => atListed(sheet, 'UNITID', (text) => `${text}.x`),
      REJECTS,
      FILE,
      /is not a UNITID/,
    ),
    accepted('the row of an institution without degrees too short', 'HD', (sheet) => shortened(sheet, WITHOUT_DEGREES), {
      rejects: (sheet): Reject[] => [['ragged-row', rowOf(sheet, WITHOUT_DEGREES) + 2, WITHOUT_DEGREES]],
    }),
    accepted('a summary row', 'HD', (sheet) => `${csvOf(sheet)}Total${','.repeat(sheet.header.length - 1)}\n`, {
      rejects: (sheet): Reject[] => [['bad-unitid', sheet.rows.length + 2, null]],
    }),
    accepted('a listed college again', 'HD', (sheet) => withRows(sheet, [...sheet.rows, sheet.rows[rowOf(sheet, LISTED)] ?? []]), {
      rejects: (sheet): Reject[] => [['duplicate', sheet.rows.length + 2, LISTED]],
    }),
    refused(
      'a listed college again with another name',
      'HD',
      withAnother,
      REJECTS,
      ...LOST,
      /is on lines \d+ and \d+ with different values/,
    ),
    {
      ...accepted('a listed college again with another name, permitted', 'HD', withAnother, {
        rejects: (sheet): Reject[] => [rowOf(sheet, LISTED), sheet.rows.length].map((row) => ['contradiction', row + 2, LISTED]),
        unchanged: () => [LISTED],
      }),
      request: { maxReject: 0.01 },
    },
    accepted('quotes inside quoted cells', 'HD', (sheet) => withStrayQuotes(sheet, quotedCsv), {
      notes: [LISTED, ...OTHERS].map((unitId) => new RegExp(`${unitId} .*unescaped quotes`)),
    }),
    refused('quotes inside cells without quotes', 'HD', (sheet) => withStrayQuotes(sheet, csvOf), REJECTS, ...LOST),
    conflict('an old file with another year', FIRST_YEAR - 3, FIRST_YEAR + 1, /hd2021\.csv/, /2025/),
    conflict('a new file with an older year', FIRST_YEAR + 1, FIRST_YEAR, FILE, /2024/),
    {
      ...ofYear(
        FIRST_YEAR - 3,
        refused('the file of 2021 under the name of 2025', 'HD', csvOf, 'source.year-conflict', FILE, /2023 or earlier/),
      ),
      deliver: (sheet) => ({ 'hd2025.csv': csvOf(sheet) }),
    },
  ],
);
