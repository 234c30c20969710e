import { clamp } from './scales.ts';

/** Below this share of the weight known, there is no score. */
export const MIN_COVERAGE = 0.5;

/** One criterion of a composite: `mean` is its reference mean, `rho` how far a missing score follows the college's own standing. */
export interface Part<K extends string = string> {
  key: K;
  weight: number;
  mean: number;
  rho: number;
  score: number | null;
}

export interface UsedPart<K extends string = string> {
  key: K;
  /** Share of the whole weight, 0–1. */
  share: number;
  /** The score, or what stands in for a missing one. */
  used: number;
  isFilled: boolean;
  /** How many points this part lifts the score above the baseline, or lowers it. */
  contribution: number;
}

export interface Composite<K extends string = string> {
  /** Null where too little is known. */
  score: number | null;
  /** Share of the weight whose score is known, 0–1. */
  coverage: number;
  /** The score of the reference college. */
  baseline: number;
  /** Contributions add up to score − baseline. Parts without weight are not among them. */
  parts: UsedPart<K>[];
}

const NOTHING = { score: null, coverage: 0, baseline: 0, parts: [] };

/**
 * The one aggregation of all scores. A missing part takes its mean, moved by rho times how far the college stands from the means on
 * what is known of it: neither a penalty nor a reward for what is not reported.
 */
export function composite<K extends string>(parts: readonly Part<K>[], minCoverage = MIN_COVERAGE): Composite<K> {
  const weighing = parts.filter(({ weight }) => weight > 0);
  const whole = sum(weighing, ({ weight }) => weight);
  if (whole <= 0) return NOTHING;
  const observed = weighing.filter(({ score }) => score !== null);
  const seen = sum(observed, ({ weight }) => weight);
  const shift = seen > 0 ? sum(observed, ({ weight, mean, score }) => weight * ((score ?? mean) - mean)) / seen : 0;
  const used = weighing.map((part) => usedPart(part, whole, shift));
  const coverage = seen / whole;
  return {
    score: coverage < minCoverage ? null : clamp(sum(used, ({ share, used: score }) => share * score)),
    coverage,
    baseline: sum(weighing, ({ weight, mean }) => weight * mean) / whole,
    parts: used,
  };
}

function usedPart<K extends string>({ key, weight, mean, rho, score }: Part<K>, whole: number, shift: number): UsedPart<K> {
  const share = weight / whole;
  const used = score ?? clamp(mean + rho * shift);
  return { key, share, used, isFilled: score === null, contribution: share * (used - mean) };
}

function sum<T>(items: readonly T[], valueOf: (item: T) => number): number {
  let total = 0;
  for (const item of items) total += valueOf(item);
  return total;
}
