import type { CollegeRecord } from '../colleges/college.ts';
import { CRITERIA, MEAN, RHO, type Criterion } from '../shared/method.ts';
import { composite, type Composite } from '../scores/composite.ts';
import type { Weights } from '../scores/criteria.ts';
import type { CriterionScores } from '../scores/criterion-scores.ts';
import { simplified } from './weights.ts';

/** A college in an order: its score as it is shown, one decimal, and its rank among the others, both null where too little is known. */
export interface Ranked {
  college: CollegeRecord;
  /** Equal scores share a rank and the next one skips: 1, 2, 2, 4. */
  rank: number | null;
  score: number | null;
  coverage: number;
}

/** Scores colleges by some weights: exactly, with what each criterion contributes. */
export function createScoring(weights: Weights): (scores: CriterionScores) => Composite<Criterion> {
  const simple = simplified(weights);
  const weighing = CRITERIA.filter((key) => simple[key] > 0);
  const criteria = weighing.map((key) => ({ key, weight: simple[key], mean: MEAN[key], rho: RHO[key] }));
  return (scores) => composite(criteria.map(({ key, weight, mean, rho }) => ({ key, weight, mean, rho, score: scores[key] })));
}
