import type { CollegeRecord } from '../colleges/college.ts';
import { gateOf } from '../order/gate.ts';
import { DEFAULT_WEIGHTS } from '../shared/method.ts';
import type { Answers } from './answers.ts';
import type { Candidate } from './candidate.ts';
import { createMatchScores } from './list/match-scores.ts';
import { answeredParts, criterionParts } from './score-parts.ts';

/**
 * The match score of each college by the answers, 0–100 with one decimal; null if the college is too small or too little of the answers
 * can be compared. Requirements are ignored. It is the score of the same college in a match.
 */
export function matchScoreOf(candidates: readonly Candidate[], answers: Answers): (college: CollegeRecord) => number | null {
  const gate = gateOf(false);
  const answered = answeredParts(answers);
  const { tenths } = createMatchScores(candidates, answered.length > 0 ? answered : criterionParts(DEFAULT_WEIGHTS), gate).rank();
  const scores = new Map(
    candidates.flatMap(({ college }, row) => {
      const shown = tenths[row] as number;
      return shown < 0 || !gate.isLargeEnough(college) ? [] : [[college.id, shown / 10] as const];
    }),
  );
  return ({ id }) => scores.get(id) ?? null;
}
