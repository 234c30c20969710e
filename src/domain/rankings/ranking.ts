import type { CollegeRecord } from '../colleges/college.ts';
import { byCodePoint } from '../shared/code-point-order.ts';
import { CRITERIA, MEAN, RHO, type Criterion } from '../shared/method.ts';
import { composite, type Composite } from './composite.ts';
import type { Weights } from './criteria.ts';
import type { CriterionScores } from './criterion-scores.ts';
import { round1 } from './scales.ts';
import { simplified } from './weights.ts';

/** A college and what it scores under some weights: one decimal, null where too little is known. */
export interface Scored {
  college: CollegeRecord;
  score: number | null;
  coverage: number;
}

export interface Ranked extends Scored {
  /** Equal scores share a rank and the next one skips: 1, 2, 2, 4. Null without a score. */
  rank: number | null;
}

/** Scores colleges by some weights: exactly, with what each criterion contributes. */
export function createScoring(weights: Weights): (scores: CriterionScores) => Composite<Criterion> {
  const simple = simplified(weights);
  const weighing = CRITERIA.filter((key) => simple[key] > 0);
  const criteria = weighing.map((key) => ({ key, weight: simple[key], mean: MEAN[key], rho: RHO[key] }));
  return (scores) => composite(criteria.map(({ key, weight, mean, rho }) => ({ key, weight, mean, rho, score: scores[key] })));
}

/** Best first, colleges without a score last. Ties fall to what is better known, then to the name: never to the order given. */
export const inRankingOrder = (scored: readonly Scored[]): Scored[] => [...scored].sort(compareScored);

function compareScored(a: Scored, b: Scored): number {
  if (a.score !== b.score) return (b.score ?? -1) - (a.score ?? -1);
  return b.coverage - a.coverage || byCodePoint(a.college.name, b.college.name) || a.college.id - b.college.id;
}

/** Numbers colleges that are in order already; a list cut from a longer order gets ranks of its own. */
export function withRanks(ordered: readonly Scored[]): Ranked[] {
  const ranked: Ranked[] = [];
  for (const [index, scored] of ordered.entries()) {
    const before = ranked[index - 1];
    const rank = before?.score === scored.score ? before.rank : index + 1;
    ranked.push({ ...scored, rank: scored.score === null ? null : rank });
  }
  return ranked;
}

export const shownScore = (score: number | null): number | null => (score === null ? null : round1(score));
