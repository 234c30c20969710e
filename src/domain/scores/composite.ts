import { MIN_COVERAGE, type PartSpec } from '../shared/method.ts';
import { clamp } from './scales.ts';

/** One part of a composite. `rho` says how far a missing score follows the known scores of the college. */
export interface Part<K extends string = string> extends PartSpec {
  key: K;
  score: number | null;
}

export interface UsedPart<K extends string = string> {
  key: K;
  /** Share of the total weight, 0–1. */
  share: number;
  /** The score, or the replacement of a missing score. */
  used: number;
  isFilled: boolean;
  /** The points that this part adds to the baseline; negative if it lowers the score. */
  contribution: number;
}

export interface Composite<K extends string = string> {
  /** Null if too little is known. */
  score: number | null;
  /** The share of the weight with a known score, 0–1. */
  coverage: number;
  /** The score of the reference college: every part at its mean. */
  baseline: number;
  /** The contributions add up to score − baseline. Parts without weight are left out. */
  parts: UsedPart<K>[];
}

const NOTHING = { score: null, coverage: 0, baseline: 0, parts: [] };

/**
 * The aggregation of all scores. A missing part gets its mean, moved by rho times the distance of the known parts from their means. So
 * a missing value is neither a penalty nor a reward.
 */
export function composite<K extends string>(parts: readonly Part<K>[], minCoverage = MIN_COVERAGE): Composite<K> {
  const weighted = parts.filter(({ weight }) => weight > 0);
  const aggregate = createAggregate(weighted, minCoverage);
  if (aggregate === undefined) return NOTHING;
  const { score, coverage, shift } = aggregate(weighted.map((part) => part.score ?? Number.NaN));
  return {
    score,
    coverage,
    baseline: sumOf(weighted, ({ weight, mean }) => weight * mean) / totalWeightOf(weighted),
    parts: weighted.map((part) => usedPart(part, totalWeightOf(weighted), shift)),
  };
}

export interface Aggregated {
  /** Null if too little is known. */
  score: number | null;
  coverage: number;
  /** The weighted distance of the known parts from their means. */
  shift: number;
}

/**
 * A composite without its parts, for whole catalogs. It reads the scores of one college (NaN if missing) from a flat array, starting at
 * `from`, in the order of `parts`. Undefined if all weights are 0.
 */
export function createAggregate(parts: readonly PartSpec[], minCoverage = MIN_COVERAGE) {
  const total = totalWeightOf(parts);
  if (total <= 0) return undefined;
  const terms = parts.map(({ weight, mean, rho }, column) => ({ weight, mean, rho, column })).filter(({ weight }) => weight > 0);
  // Plain arrays, because a ranking with bands computes these sums twenty times for each college.
  const weights = terms.map(({ weight }) => weight);
  const shares = terms.map(({ weight }) => weight / total);
  const means = terms.map(({ mean }) => mean);
  const rhos = terms.map(({ rho }) => rho);
  const columns = terms.map(({ column }) => column);

  return (scores: ArrayLike<number>, from = 0): Aggregated => {
    let knownWeight = 0;
    let pull = 0;
    for (let term = 0; term < terms.length; term += 1) {
      const score = scores[from + (columns[term] as number)] as number;
      if (Number.isNaN(score)) continue;
      knownWeight += weights[term] as number;
      pull += (weights[term] as number) * (score - (means[term] as number));
    }
    const shift = knownWeight > 0 ? pull / knownWeight : 0;
    const coverage = knownWeight / total;
    if (coverage < minCoverage) return { score: null, coverage, shift };
    let sum = 0;
    for (let term = 0; term < terms.length; term += 1) {
      const score = scores[from + (columns[term] as number)] as number;
      sum += (shares[term] as number) * (Number.isNaN(score) ? fill(means[term] as number, rhos[term] as number, shift) : score);
    }
    return { score: clamp(sum), coverage, shift };
  };
}

const fill = (mean: number, rho: number, shift: number): number => clamp(mean + rho * shift);

function usedPart<K extends string>({ key, weight, mean, rho, score }: Part<K>, total: number, shift: number): UsedPart<K> {
  const share = weight / total;
  const used = score ?? fill(mean, rho, shift);
  return { key, share, used, isFilled: score === null, contribution: share * (used - mean) };
}

const totalWeightOf = (parts: readonly PartSpec[]): number => sumOf(parts, ({ weight }) => weight);

function sumOf<T>(items: readonly T[], valueOf: (item: T) => number): number {
  let total = 0;
  for (const item of items) total += valueOf(item);
  return total;
}
