import type { College } from '../colleges/college.ts';
import { CLERY_YEARS, SAFETY_HALF, SAFETY_PRIOR } from '../shared/method.ts';
import { half, knownAmount, knownStudents } from './scales.ts';

/** A score, the yearly rate for 1,000 students behind it, and whether that is the bare rate, not drawn towards the mean. */
export interface SafetyScore {
  score: number;
  rate: number;
  isUnshrunk: boolean;
}

type Inputs = Pick<College, 'crimeIncidentsTotal' | 'crimeRatePer1000' | 'size' | 'isOnlineOnly'>;

/** Reported crimes on campus against students; null for colleges without a campus and where nothing was reported. */
export function safetyScoreOf(college: Inputs): SafetyScore | null {
  if (college.isOnlineOnly) return null;
  const incidents = knownAmount(college.crimeIncidentsTotal);
  const rate = knownAmount(college.crimeRatePer1000);
  if (incidents === null) return scored(rate, true);
  const exposure = exposureOf(incidents, rate, college.size);
  return scored(exposure === null ? null : (incidents + SAFETY_PRIOR.alpha) / (exposure + SAFETY_PRIOR.beta), false);
}

/** Thousands of student-years: what the stored pair implies, else the undergraduates. Unknown exposure says nothing about safety. */
function exposureOf(incidents: number, rate: number | null, size: number | null): number | null {
  if (incidents > 0 && rate !== null && rate > 0) return incidents / rate;
  const students = knownStudents(size);
  return students === null ? null : (CLERY_YEARS * students) / 1000;
}

function scored(rate: number | null, isUnshrunk: boolean): SafetyScore | null {
  const score = half(rate, SAFETY_HALF);
  return score === null || rate === null ? null : { score, rate, isUnshrunk };
}
