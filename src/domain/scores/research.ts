import type { College } from '../colleges/college.ts';
import { RESEARCH } from '../shared/method.ts';
import { designationOf, type Designation } from './carnegie.ts';
import { knownAmount, knownStudents, logScore } from './scales.ts';

const { amount: AMOUNT, perStudent: PER_STUDENT, amountShare, classes } = RESEARCH;

/** A score with its two parts. `isEstimated`: the spending is estimated from the Carnegie designation. */
export interface ResearchScore {
  score: number;
  /** The score of total spending, 0–100. */
  amount: number;
  /** US dollars a year. */
  spending: number;
  /** The score of spending per student, 0–100. Null if the number of students is unknown; then only the amount counts. */
  intensity: number | null;
  isEstimated: boolean;
}

/**
 * Research spending (US dollars a year), total and per student: 25 points for each factor of ten. 0 means below the threshold of the
 * survey and scores 0. Null without spending and designation.
 */
export function researchScoreOf(college: Pick<College, 'researchFundingTotal' | 'researchActivity' | 'size'>): ResearchScore | null {
  const reported = knownAmount(college.researchFundingTotal);
  const designation = designationOf(college.researchActivity);
  const spending = reported ?? (designation === null ? null : typicalSpending(designation));
  const amount = logScore(spending, AMOUNT.zero, AMOUNT.full);
  if (spending === null || amount === null) return null;
  const students = knownStudents(college.size);
  const intensity = students === null ? null : logScore(spending / students, PER_STUDENT.zero, PER_STUDENT.full);
  const score = intensity === null ? amount : amountShare * amount + (1 - amountShare) * intensity;
  return { score, amount, spending, intensity, isEstimated: reported === null };
}

/** The geometric mean of the ends of a spending range. */
function typicalSpending(designation: Designation): number {
  const [least, most] = classes[designation];
  return Math.sqrt(least * most);
}
