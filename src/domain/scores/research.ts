import type { College } from '../colleges/college.ts';
import { RESEARCH } from '../shared/method.ts';
import { composite, type Composite } from './composite.ts';
import { knownAmount, knownStudents, logScore } from './scales.ts';

const { parts, amount, perStudent } = RESEARCH;

type Inputs = Pick<College, 'researchFundingTotal' | 'size'>;
export type ResearchPart = keyof typeof parts;

/**
 * Research spending (US dollars a year), total and per student: 25 points for each factor of ten. 0 means below the threshold of the
 * survey and scores 0.
 */
export function researchOf({ researchFundingTotal, size }: Inputs): Composite<ResearchPart> {
  const spending = knownAmount(researchFundingTotal);
  const students = knownStudents(size);
  const each = spending === null || students === null ? null : spending / students;
  return composite([
    { key: 'amount', ...parts.amount, score: logScore(spending, amount.zero, amount.full) },
    { key: 'intensity', ...parts.intensity, score: logScore(each, perStudent.zero, perStudent.full) },
  ]);
}

/** 0–100; null if the spending is unknown. */
export const researchScoreOf = (college: Inputs): number | null => researchOf(college).score;
