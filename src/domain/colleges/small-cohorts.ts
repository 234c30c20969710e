import type { CollegeRecord } from './college.ts';
import type { FigureKey } from './figures.ts';

/** A rate or a test score of fewer students says more about chance than about the college. The federal statistics use the same limit. */
export const MIN_COHORT = 30;

/** Each rate and test score with the figure that counts its students. */
export const COHORT_OF = {
  graduationRate: 'graduationCohort',
  pellGraduationRate: 'pellGraduationCohort',
  transferRate: 'graduationCohort',
  retentionRate: 'retentionCohort',
  avgSAT: 'satCohort',
  sat25: 'satCohort',
  sat75: 'satCohort',
  avgACT: 'actCohort',
  act25: 'actCohort',
  act75: 'actCohort',
} as const satisfies Partial<Record<FigureKey, FigureKey>>;
export type CohortRate = keyof typeof COHORT_OF;
export const COHORT_RATES = Object.keys(COHORT_OF) as CohortRate[];

type Rates = Partial<Pick<CollegeRecord, CohortRate | (typeof COHORT_OF)[CohortRate]>>;

/** The rates of a college that describe fewer than `MIN_COHORT` students. A rate without a known cohort is not among them. */
export function smallCohortRates(college: Rates): CohortRate[] {
  return COHORT_RATES.filter((rate) => {
    const students = college[COHORT_OF[rate]] ?? null;
    return (college[rate] ?? null) !== null && students !== null && students < MIN_COHORT;
  });
}
