import type { CollegeRecord } from './college.ts';
import type { FigureKey } from './figures.ts';

/** A rate or a test score of fewer students says more about chance than about the college. The federal statistics use the same limit. */
export const MIN_COHORT = 30;

/** A net price of one family income that fewer students paid is withheld: Alma shows an estimate instead. */
export const MIN_PRICED = 10;

/** Each rate and test score with the figures that count its students; the first known one counts. Students with a Pell grant are some of all. */
export const COHORTS_OF = {
  graduationRate: ['graduationCohort'],
  pellGraduationRate: ['pellGraduationCohort', 'graduationCohort'],
  transferRate: ['graduationCohort'],
  retentionRate: ['retentionCohort'],
  avgSAT: ['satCohort'],
  sat25: ['satCohort'],
  sat75: ['satCohort'],
  avgACT: ['actCohort'],
  act25: ['actCohort'],
  act75: ['actCohort'],
} as const satisfies Partial<Record<FigureKey, readonly FigureKey[]>>;
export type CohortRate = keyof typeof COHORTS_OF;
export const COHORT_RATES = Object.keys(COHORTS_OF) as CohortRate[];

type Rates = Partial<Pick<CollegeRecord, CohortRate | (typeof COHORTS_OF)[CohortRate][number]>>;

/** How many students the rate or test score of a college describes; null if unknown. */
export function cohortOf(college: Rates, rate: CohortRate): number | null {
  const cohorts: readonly (keyof Rates)[] = COHORTS_OF[rate];
  return cohorts.map((key) => college[key] ?? null).find((students) => students !== null) ?? null;
}

/** The rates and test scores of a college that describe fewer than `MIN_COHORT` students. A rate without a known cohort is not among them. */
export function smallCohortRates(college: Rates): CohortRate[] {
  return COHORT_RATES.filter((rate) => {
    const students = cohortOf(college, rate);
    return (college[rate] ?? null) !== null && students !== null && students < MIN_COHORT;
  });
}
