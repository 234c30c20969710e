import { zipped } from '../../../sources/source-files.fixture.ts';
import { accepted, asNamed, blank, refused, REJECTS, type DamageCase, type Deliver } from './damage-cases.fixture.ts';
import {
  emptied,
  everyRow,
  firstHalf,
  mapNumber,
  renamed,
  swapped,
  withCells,
  withCommas,
  withoutRows,
  withRows,
} from './damages.fixture.ts';
import { workbookOf, type Sheet } from './published-files.fixture.ts';
import { testDamages } from './test-damages.fixture.ts';

// Athletics and Carnegie are published as workbooks. Research comes as CSV.
type Change = (sheet: Sheet) => Sheet;
type Code = string | RegExp;
const same: Change = (sheet) => sheet;

const inZip =
  (change: Change, damage: (bytes: Buffer) => Buffer = (bytes) => bytes): Deliver =>
  async (sheet) => ({ 'EADA_2023-2024.zip': await zipped({ 'InstLevel.xlsx': damage(await workbookOf(change(sheet))) }) });
const asWorkbook =
  (change: Change): Deliver =>
  async (sheet) => ({ '2025-Public-Data-File.xlsx': await workbookOf(change(sheet)) });

const athletics = (what: string, change: Change, code: Code, ...says: readonly RegExp[]): DamageCase => ({
  ...refused(what, 'INSTLEVEL', change, code, ...says),
  deliver: inZip(change),
});
const bytes = (what: string, damage: (bytes: Buffer) => Buffer, code: Code, ...says: readonly RegExp[]): DamageCase => ({
  ...refused(what, 'INSTLEVEL', same, code, /InstLevel\.xlsx/, ...says),
  deliver: inZip(same, damage),
});
const carnegie = (what: string, change: Change, code: Code, ...says: readonly RegExp[]): DamageCase => ({
  ...refused(what, 'CCIHE2025', change, code, ...says),
  deliver: asWorkbook(change),
});
const research = (what: string, change: Change, code: Code, ...says: readonly RegExp[]): DamageCase =>
  refused(what, 'HERD-BY-UNITID', change, code, ...says);

/** Carnegie values are not part of the seed. The classes of IPEDS stay. */
const withoutClasses = (what: string, change: Change): DamageCase => ({
  ...blank(what, 'CCIHE2025', change, ['researchActivity', 'isWomenOnly'], /IC2025NAME is blank/),
  state: 'as shipped',
  deliver: asWorkbook(change),
});
// prettier-ignore
const ATHLETES = ['menAthletes', 'womenAthletes', 'totalAthletes', 'totalAthleticsExpenses', 'athleticsExpensePerAthlete', 'athleticDivision'] as const;

const times = (sheet: Sheet, factor: number, column: string): Sheet =>
  withCells(sheet, column, (text) => mapNumber(text, (value) => Math.round(value * factor)));

/** The codes of the classes where their names should be. */
const numbered: Change = (sheet) => withCells(sheet, 'IC2025NAME', (_text, row) => String(1 + (row % 3)));

/** Two lines above the header, as in a workbook for readers. */
function titled({ name, header, rows }: Sheet): Sheet {
  const line = (text: string): string[] => header.map((_, at) => (at === 0 ? text : ''));
  return { name, header: line('Institution level data'), rows: [line('2023-24'), header, ...rows] };
}

const TOTAL = 'RD_ALL_R_D_EXPENDITURES';
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ENCRYPTED = Buffer.concat([OLE, Buffer.from('EncryptedPackage', 'utf16le')]);

testDamages(
  ['research', 'athletics', 'carnegie'],
  [
    { ...accepted('the workbook in a zip', 'INSTLEVEL', same), deliver: inZip(same) },
    athletics('no rows', withoutRows, 'source.no-rows', /InstLevel\.xlsx/),
    athletics('half of the rows', firstHalf, 'import.too-few-rows', /INSTLEVEL table has 1\d\d rows/),
    {
      ...blank('an empty column', 'INSTLEVEL', (sheet) => emptied(sheet, 'GRND_TOTAL_REVENUE'), ATHLETES, /GRND_TOTAL_REVENUE is blank/),
      deliver: inZip((sheet) => emptied(sheet, 'GRND_TOTAL_REVENUE')),
    },
    athletics(
      'two headers exchanged',
      (sheet) => swapped(sheet, 'UNDUP_CT_PARTIC_MEN', 'GRND_TOTAL_EXPENSE'),
      REJECTS,
      /UNDUP_CT_PARTIC_MEN: .*\d+ is outside/,
    ),
    athletics(
      'thousands of dollars',
      (sheet) => times(sheet, 0.001, 'GRND_TOTAL_EXPENSE'),
      'import.too-much-change',
      /totalAthleticsExpenses/,
    ),
    athletics(
      'dates in 2 % of the rows',
      (sheet) => withCells(sheet, 'UNDUP_CT_PARTIC_MEN', () => '2023-04-05', everyRow(50)),
      REJECTS,
      /UNDUP_CT_PARTIC_MEN: .*"2023-04-05"/,
    ),
    athletics('a title above the header', titled, /^source\./, /InstLevel\.xlsx/, /(row|line) 3\b/),
    athletics('the key column renamed', (sheet) => renamed(sheet, 'UNITID', 'unit id'), 'source.missing-columns', /UNITID/),
    bytes('half of a workbook', (workbook) => workbook.subarray(0, workbook.length / 2), /^source\.(zip|xlsx)/),
    bytes('a web page as a workbook', () => Buffer.from('<html>404</html>'), /^source\./),
    bytes('an empty workbook', () => Buffer.alloc(0), 'source.empty', /empty/),
    bytes('an old Excel file', () => Buffer.concat([OLE, Buffer.alloc(4_000)]), 'source.xls', /Give it that name/),
    bytes('an encrypted workbook', () => ENCRYPTED, 'source.xlsx-encrypted', /password/),
    accepted('rows without an id', 'HERD-BY-UNITID', (sheet) => withRows(sheet, [...sheet.rows, ['', ...(sheet.rows[0] ?? []).slice(1)]])),
    research('no rows', withoutRows, 'source.no-rows', /herd_fy2024/),
    research('half of the rows', firstHalf, 'import.too-few-rows', /table has \d\d rows/),
    research(
      'dollars for thousands of dollars',
      (sheet) => times(sheet, 1_000, TOTAL),
      REJECTS,
      /RD_ALL_R_D_EXPENDITURES: .*\d+ is outside/,
    ),
    research('millions for thousands of dollars', (sheet) => times(sheet, 0.001, TOTAL), 'import.too-much-change', /researchFundingTotal/),
    research('commas in amounts', (sheet) => withCells(sheet, TOTAL, withCommas), REJECTS, /RD_ALL_R_D_EXPENDITURES: .*"[\d,]+".* comma/),
    blank(
      'an empty column',
      'HERD-BY-UNITID',
      (sheet) => emptied(sheet, TOTAL),
      ['researchFundingByDepartment'],
      /rd_all_r_d_expenditures is blank/,
    ),
    research('the amounts renamed', (sheet) => renamed(sheet, TOTAL, 'total'), 'source.missing-columns', /RD_ALL_R_D_EXPENDITURES/),
    carnegie('half of the rows', firstHalf, 'import.too-few-rows', /CCIHE2025 table has 1\d\d rows/),
    withoutClasses('an empty column', (sheet) => emptied(sheet, 'IC2025NAME')),
    carnegie('codes for the names of classes', numbered, REJECTS, /IC2025NAME/),
    carnegie(
      'another edition',
      (sheet) => ({ ...sheet, header: sheet.header.map((name) => name.replace('2025', '2018')) }),
      /^source\./,
      /edition|2018/,
    ),
    { ...carnegie('the year of another edition', same, 'source.year-conflict', /2025/, /2021/), request: { year: 2021 } },
    { ...accepted('the workbook as CSV', 'CCIHE2025', same, { like: asWorkbook(same) }), state: 'as shipped', deliver: asNamed(same) },
  ],
);
