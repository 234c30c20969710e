import type { CollegeRecord } from '../colleges/college.ts';
import { FIGURES, type FigureKey } from '../colleges/figures.ts';
import { COHORTS_OF, cohortOf, MIN_COHORT, type CohortRate } from '../colleges/small-cohorts.ts';
import { gateOf, unrankedText } from './gate.ts';

/** Why a college follows the others in an order by one rate. */
export const BEHIND_REASONS = ['few-students', 'small-cohort', 'unknown-cohort'] as const;
export type BehindReason = (typeof BEHIND_REASONS)[number];

const gate = gateOf(false);

/** Whether an order by this figure compares rates of students. */
export const isRate = (figure: FigureKey | 'netPrice'): figure is FigureKey => figure !== 'netPrice' && FIGURES[figure].unit === 'fraction';

/** The gate of the ready-made lists, and the number of students in the rate itself. Undefined if nothing holds the college back. */
export function behindReason(college: CollegeRecord, rate: FigureKey): BehindReason | undefined {
  if (!gate.isLargeEnough(college)) return 'few-students';
  if (!isCohortRate(rate)) return undefined;
  const students = cohortOf(college, rate);
  if (students === null) return 'unknown-cohort';
  return students < MIN_COHORT ? 'small-cohort' : undefined;
}

const BEHIND_TEXTS: Record<BehindReason, string> = {
  'few-students': unrankedText('few-students', gate),
  'small-cohort': `Rate of under ${MIN_COHORT} students`,
  'unknown-cohort': 'Rate of an unknown number of students',
};

/** The reason in words: "Rate of under 30 students". */
export const behindText = (reason: BehindReason): string => BEHIND_TEXTS[reason];

const isCohortRate = (figure: FigureKey): figure is CohortRate => Object.hasOwn(COHORTS_OF, figure);
