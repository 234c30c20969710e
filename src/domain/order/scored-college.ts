import type { CollegeRecord } from '../colleges/college.ts';
import { criterionScoresOf, type CriterionScores } from '../scores/criterion-scores.ts';

export interface ScoredCollege {
  college: CollegeRecord;
  scores: CriterionScores;
}

const scoresOf = new WeakMap<CollegeRecord, CriterionScores>();

/** Scores a college once for as long as its record exists. Records never change. */
export function scoreCollege(college: CollegeRecord): ScoredCollege {
  const scores = scoresOf.get(college) ?? criterionScoresOf(college);
  scoresOf.set(college, scores);
  return { college, scores };
}

export const scoreCriteria = (colleges: readonly CollegeRecord[]): ScoredCollege[] => colleges.map(scoreCollege);
