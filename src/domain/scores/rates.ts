import type { College } from '../colleges/college.ts';
import { isPublic } from '../colleges/kind/is-public.ts';
import { MIN_COHORT } from '../colleges/small-cohorts.ts';
import { RATE_PRIORS, type RateGroup, type RatePrior } from '../shared/method.ts';
import { knownShare, knownStudents } from './scales.ts';

type Kind = Pick<College, 'type' | 'level'>;
export type RateInputs = Kind & Pick<College, 'graduationRate' | 'graduationCohort' | 'retentionRate' | 'retentionCohort'>;

/** The graduation rate as scores use it: adjusted toward the mean of its group. Null if unknown. */
export const scoredGraduationOf = (college: RateInputs): number | null =>
  adjusted(college.graduationRate, college.graduationCohort, RATE_PRIORS.graduation[rateGroupOf(college)]);

/** The retention rate as scores use it: adjusted toward the mean of its group. Null if unknown. */
export const scoredRetentionOf = (college: RateInputs): number | null =>
  adjusted(college.retentionRate, college.retentionCohort, RATE_PRIORS.retention[rateGroupOf(college)]);

export function rateGroupOf(college: Kind): RateGroup {
  if (/for-profit/i.test(college.type)) return 'for-profit';
  if (college.level === 4) return 'four-year';
  return isPublic(college) ? 'public two-year' : 'private two-year';
}

/** Few students count less. An unknown number of students counts as the smallest that is published, and never raises a rate. */
function adjusted(rate: number | null, cohort: number | null, prior: RatePrior): number | null {
  const share = knownShare(rate);
  if (share === null) return null;
  const students = knownStudents(cohort);
  const mixed = (n: number): number => (n * share + prior.students * prior.mean) / (n + prior.students);
  return students === null ? Math.min(share, mixed(MIN_COHORT)) : mixed(students);
}
