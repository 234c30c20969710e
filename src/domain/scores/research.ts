import type { College } from '../colleges/college.ts';
import { RESEARCH } from '../shared/method.ts';
import { designationOf, type Designation } from './designation.ts';
import { knownAmount, knownStudents, log } from './scales.ts';

const { amount: AMOUNT, perStudent: PER_STUDENT, amountShare, classes } = RESEARCH;

/** A score, its two parts, and whether the spending behind it was estimated from the Carnegie designation. */
export interface ResearchScore {
  score: number;
  /** Spending in all, 0–100, and US dollars a year. */
  amount: number;
  spending: number;
  /** Spending for each student, 0–100; null without students, and then the amount alone counts. */
  intensity: number | null;
  isEstimated: boolean;
}

/**
 * Research spending (US dollars a year) in all and for each student, 25 points for each factor of ten. 0 means "below what the survey
 * counts" and scores 0; null without spending and designation.
 */
export function researchScoreOf(college: Pick<College, 'researchFundingTotal' | 'researchActivity' | 'size'>): ResearchScore | null {
  const reported = knownAmount(college.researchFundingTotal);
  const designation = designationOf(college.researchActivity);
  const spending = reported ?? (designation === null ? null : typicalSpending(designation));
  const amount = log(spending, AMOUNT.zero, AMOUNT.full);
  if (spending === null || amount === null) return null;
  const students = knownStudents(college.size);
  const intensity = students === null ? null : log(spending / students, PER_STUDENT.zero, PER_STUDENT.full);
  const score = intensity === null ? amount : amountShare * amount + (1 - amountShare) * intensity;
  return { score, amount, spending, intensity, isEstimated: reported === null };
}

/** The geometric middle of a class, of which only the ends are known. */
function typicalSpending(designation: Designation): number {
  const [least, most] = classes[designation];
  return Math.sqrt(least * most);
}
