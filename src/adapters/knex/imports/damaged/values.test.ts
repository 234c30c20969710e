import { blank, refused, REJECTS } from './damage-cases.fixture.ts';
import {
  cutAt,
  doubled,
  emptied,
  everyRow,
  firstHalf,
  mapNumber,
  moved,
  renamed,
  swapped,
  withCells,
  withCommas,
  withLines,
  withoutRows,
} from './damages.fixture.ts';
import { csvOf, type Sheet } from './published-files.fixture.ts';
import { testDamages } from './test-damages.fixture.ts';

// Damage to the rows and values of IPEDS tables.
const FILE = /drvgr2025\.csv/;
const FIRST_ROW = /drvgr2025\.csv .*lines 2–/;
const TESTS = [
  ...(['testingPolicy', 'admissionFactors', 'avgSAT', 'sat25', 'sat75', 'avgACT', 'act25', 'act75'] as const),
  ...(['satCohort', 'percentSAT', 'actCohort', 'percentACT'] as const),
];
const divided = (sheet: Sheet, by: number, ...columns: readonly string[]): Sheet =>
  columns.reduce((all, column) => withCells(all, column, (text) => mapNumber(text, (value) => value / by)), sheet);
const shortened = (line: string): string => line.slice(0, line.lastIndexOf(','));

testDamages(
  [],
  [
    refused('no rows', 'DRVGR', withoutRows, 'source.no-rows', FILE),
    refused('half of the rows', 'DRVGR', firstHalf, 'import.too-few-rows', /DRVGR table has 1\d\d rows/),
    refused('cut in a row at 97 %', 'DRVGR', (sheet) => cutAt(0.97, 'in a row', csvOf(sheet)), 'source.cut-off', FILE, /line \d+/),
    refused(
      'cut at a line end at 97 %',
      'DRVGR',
      (sheet) => cutAt(0.97, 'at a line end', csvOf(sheet)),
      'import.too-few-rows',
      FILE,
      /last UNITID is \d+/,
    ),
    refused('every row twice', 'DRVGR', doubled, REJECTS, /with the same values/, /drvgr2025\.csv .*lines \d+–/),
    blank('an empty column', 'DRVGR', (sheet) => emptied(sheet, 'TRRTTOT'), ['graduationRate', 'pellGraduationRate'], /TRRTTOT is blank/),
    blank(
      'dots in a column',
      'DRVGR',
      (sheet) => emptied(sheet, 'TRRTTOT', '.'),
      ['graduationRate', 'pellGraduationRate'],
      /TRRTTOT is blank/,
    ),
    blank('an empty column', 'ADM', (sheet) => emptied(sheet, 'ADMSSN'), TESTS, /ADMSSN/),
    refused(
      'empty columns that are its only ones',
      'SFA',
      (sheet) => ['UPGRNTP', 'UAGRNTP', 'UAGRNTA'].reduce((all, column) => emptied(all, column), sheet),
      'import.too-few-rows',
      /no values/,
    ),
    refused(
      'a column almost empty',
      'DRVGR',
      (sheet) =>
        withCells(
          sheet,
          'TRRTTOT',
          () => '',
          (row) => row > 0,
        ),
      'import.too-few-values',
      /transferRate/,
    ),
    refused(
      '999 % in 4 % of the rows',
      'DRVGR',
      (sheet) => withCells(sheet, 'GRRTTOT', () => '999', everyRow(25)),
      REJECTS,
      FIRST_ROW,
      /GRRTTOT: .*999 is outside 0 to 100/,
    ),
    refused(
      '999 % in 4 % of the rows',
      'EF-D',
      (sheet) => withCells(sheet, 'RET_PCF', () => '999', everyRow(25)),
      REJECTS,
      /RET_PCF: .*999 is outside 0 to 100/,
    ),
    refused('fractions for percents', 'DRVGR', (sheet) => divided(sheet, 100, 'GRRTTOT'), 'import.too-much-change', /graduationRate/),
    refused('fractions for percents', 'SFA', (sheet) => divided(sheet, 100, 'UPGRNTP'), 'import.too-much-change', /percentPellGrant/),
    refused('two headers exchanged', 'DRVGR', (sheet) => swapped(sheet, 'GRRTTOT', 'GRRTWH'), 'import.too-much-change', /graduationRate/),
    refused('two headers exchanged', 'DRVEF', (sheet) => swapped(sheet, 'EFUG', 'PCTENRWH'), REJECTS, /EFUGPT \/ EFUG/),
    refused('values moved down by one row', 'DRVGR', (sheet) => moved(sheet, 'GRRTTOT'), 'import.too-much-change', /graduationRate/),
    refused('values moved down by one row', 'EF-D', (sheet) => moved(sheet, 'RET_PCF'), /^import\./, /retentionRate/),
    refused('ids moved down by one row', 'COST', (sheet) => moved(sheet, 'UNITID'), /^import\./, /drvcost2025\.csv/),
    refused('undergraduates in thousands', 'DRVEF', (sheet) => divided(sheet, 1_000, 'EFUG'), REJECTS, /EFUGPT \/ EFUG/),
    refused('thousands of students', 'DRVEF', (sheet) => divided(sheet, 1_000, 'EFUG', 'EFUGPT'), 'import.too-much-change', /size/),
    refused(
      'percent signs',
      'DRVGR',
      (sheet) => withCells(sheet, 'GRRTTOT', (text) => `${text}%`),
      REJECTS,
      FIRST_ROW,
      /GRRTTOT: .*"\d+%"/,
    ),
    refused(
      'dates in 2 % of the rows',
      'DRVGR',
      (sheet) => withCells(sheet, 'GRRTTOT', () => '6/30/2025', everyRow(50)),
      REJECTS,
      /GRRTTOT: .*"6\/30\/2025"/,
    ),
    refused(
      'decimal commas',
      'DRVGR',
      (sheet) => withCells(sheet, 'GRRTTOT', (text) => `${text},0`),
      REJECTS,
      /GRRTTOT: .*"\d+,0".* comma/,
    ),
    refused('commas in thousands', 'COST', (sheet) => withCells(sheet, 'CINSOFF', withCommas), REJECTS, /CINSOFF: .*"\d+,\d{3}".* comma/),
    refused('dollar signs', 'COST', (sheet) => withCells(sheet, 'CINSOFF', (text) => `$${text}`), REJECTS, /CINSOFF: .*"\$\d+"/),
    refused(
      '5 % of the rows too short',
      'DRVGR',
      (sheet) => withLines(csvOf(sheet), everyRow(20), shortened),
      REJECTS,
      FIRST_ROW,
      /36 cells/,
    ),
    refused(
      'ids like 1.01E+05',
      'DRVGR',
      (sheet) => withCells(sheet, 'UNITID', (text) => Number(text).toExponential(2)),
      REJECTS,
      /"1\.01e\+5"/,
    ),
    refused('ids with commas', 'DRVGR', (sheet) => withCells(sheet, 'UNITID', withCommas), REJECTS, /not a UNITID, .*"100,654"/),
    refused('the key column renamed', 'DRVGR', (sheet) => renamed(sheet, 'UNITID', 'UNIT ID'), 'source.missing-columns', FILE, /UNITID/),
    refused('a required column renamed', 'DRVGR', (sheet) => renamed(sheet, 'GRRTTOT', 'RATE'), 'source.missing-columns', /GRRTTOT/),
    refused('a column twice', 'DRVGR', (sheet) => renamed(sheet, 'GRRTWH', 'grrttot '), 'source.repeated-columns', /GRRTTOT/),
  ],
);
