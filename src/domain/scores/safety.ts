import type { College } from '../colleges/college.ts';
import { CLERY_YEARS, SAFETY_HALF, SAFETY_PRIOR } from '../shared/method.ts';
import { halvingScore, knownAmount, knownStudents } from './scales.ts';

/** A score with its yearly rate per 1,000 students, adjusted toward the mean of all colleges. */
export interface SafetyScore {
  score: number;
  rate: number;
}

type Inputs = Pick<College, 'crimeIncidentsTotal' | 'totalEnrollment' | 'size' | 'isOnlineOnly'>;

/** Reported crimes on campus per student. Null for online colleges, without a report and without a number of students. */
export function safetyScoreOf(college: Inputs): SafetyScore | null {
  const incidents = college.isOnlineOnly ? null : knownAmount(college.crimeIncidentsTotal);
  const students = studentsOf(college);
  if (incidents === null || students === null) return null;
  const exposure = (CLERY_YEARS * students) / 1000;
  const rate = (incidents + SAFETY_PRIOR.alpha) / (exposure + SAFETY_PRIOR.beta);
  const score = halvingScore(rate, SAFETY_HALF);
  return score === null ? null : { score, rate };
}

/** All students, else undergraduates: one measure with and without crimes, so that more crimes never raise the score. */
export const studentsOf = ({ totalEnrollment, size }: Pick<College, 'totalEnrollment' | 'size'>): number | null =>
  knownStudents(totalEnrollment) ?? knownStudents(size);
