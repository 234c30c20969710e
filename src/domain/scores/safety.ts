import type { College } from '../colleges/college.ts';
import { CLERY_YEARS, SAFETY_HALF, SAFETY_PRIOR } from '../shared/method.ts';
import { halvingScore, knownAmount, knownStudents } from './scales.ts';

/** A score with its yearly rate per 1,000 students. `isUnshrunk`: the rate is not adjusted toward the mean. */
export interface SafetyScore {
  score: number;
  rate: number;
  isUnshrunk: boolean;
}

type Inputs = Pick<College, 'crimeIncidentsTotal' | 'crimeRatePer1000' | 'size' | 'isOnlineOnly'>;

/** Reported crimes on campus per student. Null for online colleges and without a report. */
export function safetyScoreOf(college: Inputs): SafetyScore | null {
  if (college.isOnlineOnly) return null;
  const incidents = knownAmount(college.crimeIncidentsTotal);
  const rate = knownAmount(college.crimeRatePer1000);
  if (incidents === null) return scored(rate, true);
  const exposure = exposureOf(incidents, rate, college.size);
  return scored(exposure === null ? null : (incidents + SAFETY_PRIOR.alpha) / (exposure + SAFETY_PRIOR.beta), false);
}

/** Thousands of student-years: implied by incidents and rate, else by undergraduates. Null if unknown; then there is no score. */
function exposureOf(incidents: number, rate: number | null, size: number | null): number | null {
  if (incidents > 0 && rate !== null && rate > 0) return incidents / rate;
  const students = knownStudents(size);
  return students === null ? null : (CLERY_YEARS * students) / 1000;
}

function scored(rate: number | null, isUnshrunk: boolean): SafetyScore | null {
  const score = halvingScore(rate, SAFETY_HALF);
  return score === null || rate === null ? null : { score, rate, isUnshrunk };
}
