import type { College } from '../colleges/college.ts';
import { designationOf, type Designation } from './designation.ts';
import { knownAmount, knownStudents, log } from './scales.ts';

/** US dollars a year of a college of which only the class is known: the geometric middle of the class. */
const TYPICAL_SPENDING: Record<Designation, number> = {
  R1: Math.sqrt(50e6 * 1.5e9),
  R2: Math.sqrt(5e6 * 50e6),
  RCU: Math.sqrt(2.5e6 * 5e6),
};
const AMOUNT_SHARE = 0.6;

/** A score and whether the spending behind it was estimated from the Carnegie designation. */
export interface ResearchScore {
  score: number;
  isEstimated: boolean;
}

/**
 * Research spending (US dollars a year) in all and for each student, 25 points for each factor of ten. 0 means "below what the survey
 * counts" and scores 0; null without spending and designation.
 */
export function researchScoreOf(college: Pick<College, 'researchFundingTotal' | 'researchActivity' | 'size'>): ResearchScore | null {
  const reported = knownAmount(college.researchFundingTotal);
  const designation = designationOf(college.researchActivity);
  const spending = reported ?? (designation === null ? null : TYPICAL_SPENDING[designation]);
  const amount = log(spending, 150e3, 1.5e9);
  if (spending === null || amount === null) return null;
  const students = knownStudents(college.size);
  const intensity = students === null ? null : log(spending / students, 10, 100e3);
  const score = intensity === null ? amount : AMOUNT_SHARE * amount + (1 - AMOUNT_SHARE) * intensity;
  return { score, isEstimated: reported === null };
}
