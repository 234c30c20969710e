import type { CollegeRecord } from '../colleges/college.ts';
import { criterionScoresOf, type CriterionScores } from '../scores/criterion-scores.ts';

export interface ScoredCollege {
  college: CollegeRecord;
  scores: CriterionScores;
}

const scoresOf = new WeakMap<CollegeRecord, CriterionScores>();

/** Scores each college once for as long as its record exists. Records never change. */
export const scoreCriteria = (colleges: readonly CollegeRecord[]): ScoredCollege[] =>
  colleges.map((college) => {
    const scores = scoresOf.get(college) ?? criterionScoresOf(college);
    scoresOf.set(college, scores);
    return { college, scores };
  });
