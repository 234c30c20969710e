import type { College } from '../colleges/college.ts';
import { half, knownAmount, knownStudents } from './scales.ts';

/** Gamma prior of the yearly rate for 1,000 students, by the method of moments over four-year colleges, 2020–22. */
const PRIOR = { alpha: 0.6, beta: 0.33 };
/** Crimes for 1,000 students a year that score 50: the latest national mean, rounded. */
const HALF_POINT = 2;
/** Years that the count of incidents covers. */
const YEARS = 3;

/** A score and whether it rests on the bare rate, without drawing small colleges towards the mean. */
export interface SafetyScore {
  score: number;
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
  return scored(exposure === null ? null : (incidents + PRIOR.alpha) / (exposure + PRIOR.beta), false);
}

/** Thousands of student-years: what the stored pair implies, else the undergraduates. Unknown exposure says nothing about safety. */
function exposureOf(incidents: number, rate: number | null, size: number | null): number | null {
  if (incidents > 0 && rate !== null && rate > 0) return incidents / rate;
  const students = knownStudents(size);
  return students === null ? null : (YEARS * students) / 1000;
}

function scored(rate: number | null, isUnshrunk: boolean): SafetyScore | null {
  const score = half(rate, HALF_POINT);
  return score === null ? null : { score, isUnshrunk };
}
