import { firstNumber, number, percent, sum } from '../raw/cells.ts';
import type { RawRow } from '../raw/read-table.ts';
import { firstKnown, newest, ofEnough, type Formula } from './formula.ts';

/** Since the payment pause the default rate of newer files is 0 nearly everywhere. */
const LAST_DEFAULT_RATES = 2021;

/** Since 2024 the transfer-out rate is 0 where colleges report none: only those that prepare for a transfer must. */
const FIRST_TRANSFER_ZEROS = 2024;

/** The larger of the two entering cohorts: full-time (F), else part-time (P). */
function largerCohort(row: RawRow): 'F' | 'P' {
  return (number(row, 'RRPTCTA') ?? 0) > (number(row, 'RRFTCTA') ?? 0) ? 'P' : 'F';
}
const cohortSize = (row: RawRow): number | null => number(row, `RR${largerCohort(row)}TCTA`);

const graduationCohort = newest('merged', (row) => firstNumber(row, 'D150_4', 'D150_L4'));
const pellCohort = newest('merged', (row) => firstNumber(row, 'D150_4_PELL', 'D150_L4_PELL'));
const retentionCohort = newest('efd', cohortSize);
const graduates = (
  column: string,
  isMissing: (rate: number | null, year: number) => boolean = () => false,
  cohort = graduationCohort,
): Formula =>
  ofEnough(
    newest('drvgr', (row, _rows, year) => {
      const rate = percent(row, column);
      return isMissing(rate, year) ? null : rate;
    }),
    cohort,
  );
const earnings = newest('earnings', (row) => number(row, 'MD_EARN_WNE_P10'));
/** No source publishes it for whole colleges. */
const none: Formula = { tables: [], expect: () => ({ value: null }) };

export const OUTCOMES: Readonly<Record<string, Formula>> = {
  graduationRate: graduates('GRRTTOT'),
  transferRate: graduates('TRRTTOT', (rate, year) => rate === 0 && year >= FIRST_TRANSFER_ZEROS),
  pellGraduationRate: graduates('PGGRRTT', () => false, firstKnown(pellCohort, graduationCohort)),
  pellGraduationCohort: pellCohort,
  graduationCohort,
  retentionRate: ofEnough(
    newest(
      'efd',
      (row) => percent(row, `RET_PC${largerCohort(row)}`),
      (row) => [`XRET_PC${largerCohort(row)}`],
    ),
    retentionCohort,
  ),
  retentionCohort,
  degreeAfter8Years: ofEnough(
    newest('merged', (row) => number(row, 'OMAWDP8_ALL')),
    newest('merged', (row) => sum(row, 'OMACHT8_FTFT', 'OMACHT8_PTFT', 'OMACHT8_FTNFT', 'OMACHT8_PTNFT')),
  ),
  medianEarnings: earnings,
  earningsAfter10Years: earnings,
  earningsAfter6Months: none,
  earningsAfter2Years: none,
  medianDebt: newest('debt', (row) => number(row, 'GRAD_DEBT_MDN')),
  defaultRate: newest('merged', (row, _rows, year) => (year === LAST_DEFAULT_RATES ? number(row, 'CDR3') : undefined)),
};
