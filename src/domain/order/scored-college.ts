import type { CollegeRecord } from '../colleges/college.ts';
import { campusesById, comparedRecord, type Campuses } from '../colleges/federal-aid/campuses.ts';
import { criterionScoresOf, type CriterionScores } from '../scores/criterion-scores.ts';

export interface ScoredCollege {
  college: CollegeRecord;
  scores: CriterionScores;
}

/** By record, with the scores of those figures that count: a college may be a branch in one list of colleges and alone in another. */
const scoresOf = { all: new WeakMap<CollegeRecord, CriterionScores>(), own: new WeakMap<CollegeRecord, CriterionScores>() };

/**
 * Scores a listed college; `campuses` are those of all listed colleges. Figures of several campuses count only for the main campus, so a
 * branch has no score by them. A college is scored once for as long as its record exists, because records never change.
 */
export function criteriaScorer(campuses: ReadonlyMap<number, Campuses>): (college: CollegeRecord) => ScoredCollege {
  return (college) => {
    const compared = comparedRecord(campuses.get(college.id), college);
    const known = compared === college ? scoresOf.all : scoresOf.own;
    const scores = known.get(college) ?? criterionScoresOf(compared);
    known.set(college, scores);
    return { college, scores };
  };
}

export const scoreCriteria = (listed: readonly CollegeRecord[]): ScoredCollege[] => listed.map(criteriaScorer(campusesById(listed)));
