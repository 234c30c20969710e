import { number, percent, share, sum, yesOrNo } from '../raw/cells.ts';
import type { RawRow } from '../raw/read-table.ts';
import { newest, ofEnough, unless, type Formula } from './formula.ts';

/** 1 required, 5 considered, 3 not considered (ADM dictionary). */
const WEIGHTS: Readonly<Record<string, string>> = { 1: 'required', 5: 'considered', 3: 'not-considered' };
const POLICIES: Readonly<Record<string, string>> = { 1: 'required', 5: 'optional', 3: 'not-considered' };
const FACTORS = {
  gpa: 1, rank: 2, record: 3, preparatoryProgram: 4, recommendations: 5, demonstrationOfCompetencies: 6, workExperience: 10, essay: 11,
  legacy: 12, englishTest: 8, otherTest: 9,
} as const; // prettier-ignore

function factors(row: RawRow): Record<string, string> | null {
  const known = Object.entries(FACTORS).flatMap(([factor, place]) => {
    const weight = WEIGHTS[row[`ADMCON${place}`] ?? ''];
    return weight === undefined ? [] : [[factor, weight] as const];
  });
  return known.length > 0 ? Object.fromEntries(known) : null;
}

/** The published median, else the middle of the quarters, not rounded up. */
function middle(median: number | null, lower: number | null, upper: number | null): number | null {
  if (median !== null) return median;
  return lower === null || upper === null ? null : Math.floor((lower + upper) / 2);
}

const within = (value: number | null, low: number, high: number): number | null =>
  value !== null && value >= low && value <= high ? value : null;
const sat = (row: RawRow, quarter: string): number | null => within(sum(row, `SATVR${quarter}`, `SATMT${quarter}`), 400, 1600);
const act = (row: RawRow, quarter: string): number | null => within(number(row, `ACTCM${quarter}`), 11, 36);

export const openAdmission: Formula = newest('ic', (row) => yesOrNo(row, 'OPENADMP', '1', '2'));

/** Colleges with open admission do not select their students. */
const selective = (formula: Formula): Formula => unless(formula, openAdmission, (isOpen) => isOpen === true, 'not-applicable');

const rate = selective(
  ofEnough(
    newest('adm', (row) => share(number(row, 'ADMSSN'), number(row, 'APPLCN')), ['XADMSSN', 'XAPPLCN']),
    newest('adm', (row) => number(row, 'APPLCN')),
  ),
);

/** The rate as pages show it. It has no status of its own. */
const rateText: Formula = {
  tables: rate.tables,
  expect: (raw, college) => {
    const { value } = rate.expect(raw, college);
    return { value: typeof value === 'number' ? `${Math.round(Number((value * 100).toFixed(6)))}%` : null };
  },
};

const satCohort = newest('adm', (row) => number(row, 'SATNUM'), ['XSATNUM']);
const actCohort = newest('adm', (row) => number(row, 'ACTNUM'), ['XACTNUM']);

export const ADMISSIONS: Readonly<Record<string, Formula>> = {
  openAdmission,
  acceptanceRateNum: rate,
  acceptanceRate: rateText,
  yieldRate: selective(
    ofEnough(
      newest('adm', (row) => share(number(row, 'ENRLT'), number(row, 'ADMSSN')), ['XENRLT', 'XADMSSN']),
      newest('adm', (row) => number(row, 'ADMSSN')),
    ),
  ),
  testingPolicy: selective(newest('adm', (row) => POLICIES[row['ADMCON7'] ?? ''] ?? null)),
  admissionFactors: selective(newest('adm', factors)),
  avgSAT: ofEnough(
    newest('adm', (row) => middle(sat(row, '50'), sat(row, '25'), sat(row, '75')), ['XSATVR50', 'XSATMT50']),
    satCohort,
  ),
  sat25: ofEnough(
    newest('adm', (row) => sat(row, '25'), ['XSATVR25', 'XSATMT25']),
    satCohort,
  ),
  sat75: ofEnough(
    newest('adm', (row) => sat(row, '75'), ['XSATVR75', 'XSATMT75']),
    satCohort,
  ),
  avgACT: ofEnough(
    newest('adm', (row) => middle(act(row, '50'), act(row, '25'), act(row, '75')), ['XACTCM50']),
    actCohort,
  ),
  act25: ofEnough(
    newest('adm', (row) => act(row, '25'), ['XACTCM25']),
    actCohort,
  ),
  act75: ofEnough(
    newest('adm', (row) => act(row, '75'), ['XACTCM75']),
    actCohort,
  ),
  satCohort,
  actCohort,
  percentSAT: newest('adm', (row) => percent(row, 'SATPCT'), ['XSATPCT']),
  percentACT: newest('adm', (row) => percent(row, 'ACTPCT'), ['XACTPCT']),
};
