import { zipped } from '../../../sources/source-files.fixture.ts';
import { accepted, type DamageCase, type Deliver, type Reject } from './damage-cases.fixture.ts';
import { asFloats, everyRow, paddedCsv, quotedCsv, shuffled, withCells, withLine, withLines, withRows } from './damages.fixture.ts';
import { csvOf, workbookOf, type Sheet } from './published-files.fixture.ts';
import { testDamages } from './test-damages.fixture.ts';

// Files that look unusual and are right, and files with a few faulty rows. Every other row has its full effect.
const lineOf = (row: number): number => row + 2;
const unitIdIn = (sheet: Sheet, row: number): number => Number(sheet.rows[row]?.[0]);

/** Three rows, less than one percent. */
const FEW = [17, 101, 350];
const isOneOfFew = (row: number): boolean => FEW.includes(row);
/** The few rows are rejected, and their colleges stay as they were. */
const fewRejected = (code: string) => ({
  rejects: (sheet: Sheet): Reject[] => FEW.map((row) => [code, lineOf(row), unitIdIn(sheet, row)]),
  unchanged: (sheet: Sheet): number[] => FEW.map((row) => unitIdIn(sheet, row)),
});
const rejectedAt = (code: string, line: (sheet: Sheet) => number) => ({
  rejects: (sheet: Sheet): Reject[] => [[code, line(sheet), null]],
});

const summary = (sheet: Sheet): string => `Total${','.repeat(sheet.header.length - 1)}`;
/** Twice, it is less than one percent, too. */
const ONE = FEW.slice(0, 1);
const again = (sheet: Sheet): (readonly string[])[] => ONE.map((row) => [sheet.rows[row]?.[0] ?? '', ...(sheet.rows[0] ?? []).slice(1)]);
const revised = (sheet: Sheet): Sheet => withCells(sheet, 'GRRTTOT', (text) => String(Math.min(100, Number(text) + 1)));
const shortened = (line: string): string => line.slice(0, line.lastIndexOf(','));

const delivered = (what: string, deliver: Deliver, like?: Deliver): DamageCase => ({
  what,
  table: 'DRVGR',
  deliver,
  expected: { ...(like && { like }) },
});

testDamages(
  [],
  [
    accepted('columns in another order', 'HD', shuffled),
    accepted('padded numbers, quoted text and dots for blanks', 'DRVGR', paddedCsv),
    accepted('padded numbers, quoted text and dots for blanks', 'IC', paddedCsv),
    accepted('every cell in quotes', 'HD', quotedCsv),
    ...(['HD', 'IC', 'ADM', 'EF-D', 'DRVEF', 'DRVGR'] as const).map((table) => accepted('whole numbers with .0', table, asFloats)),
    accepted('a byte order mark and line ends of Windows', 'HD', (sheet) => `\uFEFF${csvOf(sheet, '\r\n')}`),
    accepted('windows-1252 text', 'HD', (sheet) => Buffer.from(csvOf(sheet), 'latin1')),
    accepted('line breaks in cells', 'HD', (sheet) => withCells(sheet, 'ADDR', (text) => `${text}\nRear entrance`, everyRow(9))),
    accepted('blank lines', 'DRVGR', (sheet) => `${withLine(csvOf(sheet), 40, '')}\n\n`),
    accepted('no line end after the last row', 'DRVGR', (sheet) => csvOf(sheet).trimEnd()),
    accepted(
      'a summary row',
      'DRVGR',
      (sheet) => `${csvOf(sheet)}${summary(sheet)}\n`,
      rejectedAt('bad-unitid', ({ rows }) => rows.length + 2),
    ),
    accepted(
      'the header again',
      'DRVGR',
      (sheet) => withLine(csvOf(sheet), 199, sheet.header.join(',')),
      rejectedAt('bad-unitid', () => 202),
    ),
    accepted(
      'a line of two megabytes',
      'DRVGR',
      (sheet) => withLine(csvOf(sheet), 199, '9'.repeat(2_000_000)),
      rejectedAt('over-long-record', () => 202),
    ),
    accepted('a row again with other values', 'DRVGR', (sheet) => withRows(sheet, [...sheet.rows, ...again(sheet)]), {
      rejects: (sheet) => [
        ...ONE.map((row): Reject => ['contradiction', lineOf(row), unitIdIn(sheet, row)]),
        ...ONE.map((row, at): Reject => ['contradiction', lineOf(sheet.rows.length + at), unitIdIn(sheet, row)]),
      ],
      unchanged: (sheet) => ONE.map((row) => unitIdIn(sheet, row)),
    }),
    accepted('a row again', 'DRVGR', (sheet) => withRows(sheet, [...sheet.rows, ...ONE.map((row) => sheet.rows[row] ?? [])]), {
      rejects: (sheet) => ONE.map((row, at): Reject => ['duplicate', lineOf(sheet.rows.length + at), unitIdIn(sheet, row)]),
    }),
    accepted('1 % of the rows too short', 'DRVGR', (sheet) => withLines(csvOf(sheet), isOneOfFew, shortened), fewRejected('ragged-row')),
    accepted(
      'three cells with percent signs',
      'DRVGR',
      (sheet) => withCells(sheet, 'GRRTTOT', (text) => `${text}%`, isOneOfFew),
      fewRejected('not-a-number'),
    ),
    accepted('999 % in three cells', 'DRVGR', (sheet) => withCells(sheet, 'GRRTTOT', () => '999', isOneOfFew), fewRejected('out-of-range')),
    delivered(
      'the plain and the revised file in a zip',
      async (sheet) => ({ 'DRVGR2025.zip': await zipped({ [sheet.name]: csvOf(sheet), 'drvgr2025_rv.csv': csvOf(revised(sheet)) }) }),
      (sheet) => ({ 'drvgr2025_rv.csv': csvOf(revised(sheet)) }),
    ),
    delivered('saved as a workbook', async (sheet) => ({ 'drvgr2025.xlsx': await workbookOf(sheet) })),
  ],
);
