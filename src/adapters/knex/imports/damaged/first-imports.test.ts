import { accepted, asNamed, blank, refused, REJECTS, type DamageCase } from './damage-cases.fixture.ts';
import { cutAt, emptied, everyRow, firstHalf, mapNumber, offCampus, withCells, withoutColumns, withoutRows } from './damages.fixture.ts';
import { csvOf, type Sheet } from './published-files.fixture.ts';
import { testDamages } from './test-damages.fixture.ts';

// The first import after a fresh start. The catalog has the values of the seed, and no earlier run has counted a file.
const times = (sheet: Sheet, factor: number, ...columns: readonly string[]): Sheet =>
  columns.reduce((all, column) => withCells(all, column, (text) => mapNumber(text, (value) => value * factor)), sheet);
const withBlank = (sheet: Sheet, columns: readonly string[]): Sheet => columns.reduce((all, column) => emptied(all, column, 'NA'), sheet);

/** Blank columns have the effect of columns that the file does not have. */
const keeps = (what: string, columns: readonly string[]): DamageCase =>
  accepted(what, 'INSTITUTION', (sheet) => withBlank(sheet, columns), { like: asNamed((sheet) => withoutColumns(sheet, columns)) });

const cases: DamageCase[] = [
  ...(['HD', 'DRVGR', 'ADM', 'ONCAMPUSCRIME', 'INSTITUTION', 'HERD-BY-UNITID', 'INSTLEVEL'] as const).flatMap((table) => [
    accepted('the published file', table, (sheet) => sheet),
    refused('half of the rows', table, firstHalf, 'import.too-few-rows', /\d+ of the \d+ open colleges/),
  ]),
  refused('no rows', 'DRVGR', withoutRows, 'source.no-rows', /drvgr2025\.csv/),
  ...(['HD', 'DRVGR'] as const).flatMap((table) => [
    refused('cut in a row at 97 %', table, (sheet) => cutAt(0.97, 'in a row', csvOf(sheet)), 'source.cut-off', /line \d+/),
    refused(
      'cut at a line end at 97 %',
      table,
      (sheet) => cutAt(0.97, 'at a line end', csvOf(sheet)),
      'import.too-few-rows',
      /last UNITID is \d+/,
    ),
  ]),
  blank('an empty column', 'DRVGR', (sheet) => emptied(sheet, 'TRRTTOT'), ['graduationRate', 'pellGraduationRate'], /TRRTTOT is blank/),
  blank('an empty column', 'DRVGR', (sheet) => emptied(sheet, 'GRRTTOT'), ['transferRate', 'pellGraduationRate'], /GRRTTOT is blank/),
  blank('an empty column', 'HERD-BY-UNITID', (sheet) => emptied(sheet, 'RD_ALL_R_D_EXPENDITURES'), ['researchFundingByDepartment']),
  refused(
    'a fifth of a column empty',
    'DRVGR',
    (sheet) => withCells(sheet, 'TRRTTOT', () => '', everyRow(5)),
    'import.too-few-values',
    /transferRate/,
  ),
  refused('fractions for percents', 'DRVGR', (sheet) => times(sheet, 0.01, 'GRRTTOT'), 'import.too-much-change', /graduationRate/),
  refused('percents for fractions', 'INSTITUTION', (sheet) => times(sheet, 100, 'FIRST_GEN'), REJECTS, /FIRST_GEN/),
  refused('crimes off campus under the on-campus name', 'ONCAMPUSCRIME', offCampus, 'import.too-few-values', /crime/),
  keeps('blank earnings keep the earlier ones', ['MD_EARN_WNE_P10']),
  keeps('blank earnings, debts and shares keep the earlier ones', [
    'MD_EARN_WNE_P10',
    'GRAD_DEBT_MDN',
    'GRAD_DEBT_MDN_SUPP',
    'FIRST_GEN',
    'PAR_ED_PCT_1STGEN',
  ]),
];

testDamages(
  ['crime', 'scorecard', 'research', 'athletics'],
  cases.map((each): DamageCase => ({ ...each, state: 'as shipped' })),
);
