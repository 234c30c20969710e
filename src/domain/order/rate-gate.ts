import type { CollegeRecord } from '../colleges/college.ts';
import { isBranchFigure, type Campuses } from '../colleges/federal-aid/campuses.ts';
import { FIGURES, type FigureKey } from '../colleges/figures.ts';
import { COHORTS_OF, cohortOf, type CohortRate } from '../colleges/small-cohorts.ts';
import { COMPARABLE } from '../shared/method.ts';
import { gateOf, unrankedText } from './gate.ts';

/** Why a college follows the others in an order by one figure. */
export const BEHIND_REASONS = ['shared-figure', 'few-students', 'small-cohort', 'unknown-cohort'] as const;
export type BehindReason = (typeof BEHIND_REASONS)[number];

const gate = gateOf(false);

/**
 * A figure of several campuses counts for their main campus. Rates have the gate of the ready-made lists, and one for the number of students
 * in the rate itself. Undefined if nothing holds the college back.
 */
export function behindReason(college: CollegeRecord, figure: FigureKey | 'netPrice', campuses?: Campuses): BehindReason | undefined {
  if (isBranchFigure(campuses, college, figure)) return 'shared-figure';
  if (figure === 'netPrice' || FIGURES[figure].unit !== 'fraction') return undefined;
  if (!gate.isLargeEnough(college)) return 'few-students';
  if (!isCohortRate(figure)) return undefined;
  const students = cohortOf(college, figure);
  if (students === null) return 'unknown-cohort';
  return students < COMPARABLE.cohort ? 'small-cohort' : undefined;
}

const BEHIND_TEXTS: Record<BehindReason, string> = {
  'shared-figure': 'Figure of all its campuses together',
  'few-students': unrankedText('few-students', gate),
  'small-cohort': `Rate of under ${COMPARABLE.cohort} students`,
  'unknown-cohort': 'Rate of an unknown number of students',
};

/** The reason in words: "Rate of under 100 students". */
export const behindText = (reason: BehindReason): string => BEHIND_TEXTS[reason];

const isCohortRate = (figure: FigureKey): figure is CohortRate => Object.hasOwn(COHORTS_OF, figure);
