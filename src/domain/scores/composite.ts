import { MIN_COVERAGE, type PartSpec } from '../shared/method.ts';
import { clamp } from './scales.ts';

/** One part of a composite. */
export interface Part<K extends string = string> extends PartSpec {
  key: K;
  score: number | null;
  /** What an unknown score counts as; 0 if absent. */
  unknown?: number;
}

export interface UsedPart<K extends string = string> {
  key: K;
  /** Share of the total weight, 0–1. */
  share: number;
  /** The score, or what an unknown score counts as. */
  used: number;
  /** Whether the score is unknown. */
  isFilled: boolean;
  /** The points that this part adds to the baseline; negative if it lowers the score. */
  contribution: number;
}

export interface Composite<K extends string = string> {
  /** Null if too little is known. */
  score: number | null;
  /** The share of the weight with a known score, 0–1. */
  coverage: number;
  /** The score of a typical college: every part at its mean. */
  baseline: number;
  /** The contributions add up to score − baseline. Parts without weight are left out. */
  parts: UsedPart<K>[];
}

/**
 * The aggregation of all scores: a weighted mean. An unknown part counts as a low score, so no college gains by withholding a figure
 * (decision 32).
 */
export function composite<K extends string>(parts: readonly Part<K>[], minCoverage = MIN_COVERAGE): Composite<K> {
  const weighted = parts.filter(({ weight }) => weight > 0);
  const total = sumOf(weighted, ({ weight }) => weight);
  if (total <= 0) return { score: null, coverage: 0, baseline: 0, parts: [] };
  const used = weighted.map((part) => usedPart(part, total));
  const coverage = sumOf(weighted, ({ weight, score }) => (score === null ? 0 : weight)) / total;
  return {
    score: coverage < minCoverage ? null : clamp(sumOf(used, (part) => part.share * part.used)),
    coverage,
    baseline: sumOf(weighted, ({ weight, mean }) => weight * mean) / total,
    parts: used,
  };
}

function usedPart<K extends string>({ key, weight, mean, score, unknown = 0 }: Part<K>, total: number): UsedPart<K> {
  const share = weight / total;
  const used = score ?? unknown;
  return { key, share, used, isFilled: score === null, contribution: share * (used - mean) };
}

export type Aggregated = Pick<Composite, 'score' | 'coverage'>;

/**
 * A composite without its parts, for whole catalogs. It reads the scores of one college (NaN if unknown, which counts as 0) from a flat
 * array, starting at `from`, in the order of the weights. Undefined if all weights are 0.
 */
export function createAggregate(weights: readonly number[], minCoverage = MIN_COVERAGE) {
  const total = sumOf(weights, (weight) => weight);
  if (total <= 0) return undefined;
  // Plain arrays, because a ranking with bands computes these sums twenty times for each college.
  const columns = [...weights.keys()].filter((column) => (weights[column] as number) > 0);
  const counted = columns.map((column) => weights[column] as number);
  const shares = counted.map((weight) => weight / total);

  return (scores: ArrayLike<number>, from = 0): Aggregated => {
    let known = 0;
    let sum = 0;
    for (let term = 0; term < columns.length; term += 1) {
      const score = scores[from + (columns[term] as number)] as number;
      if (Number.isNaN(score)) continue;
      known += counted[term] as number;
      sum += (shares[term] as number) * score;
    }
    const coverage = known / total;
    return { score: coverage < minCoverage ? null : clamp(sum), coverage };
  };
}

function sumOf<T>(items: readonly T[], valueOf: (item: T) => number): number {
  let total = 0;
  for (const item of items) total += valueOf(item);
  return total;
}
