import { MIN_COVERAGE, type PartSpec } from '../shared/method.ts';
import { clamp } from './scales.ts';

/** One criterion of a composite: `mean` is its reference mean, `rho` how far a missing score follows the college's own standing. */
export interface Part<K extends string = string> extends PartSpec {
  key: K;
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
  const aggregate = createAggregate(weighing, minCoverage);
  if (aggregate === undefined) return NOTHING;
  const { score, coverage, shift } = aggregate(weighing.map((part) => part.score ?? Number.NaN));
  return {
    score,
    coverage,
    baseline: sum(weighing, ({ weight, mean }) => weight * mean) / wholeOf(weighing),
    parts: weighing.map((part) => usedPart(part, wholeOf(weighing), shift)),
  };
}

export interface Aggregated {
  /** Null where too little is known. */
  score: number | null;
  coverage: number;
  /** How far the college stands from the means on what is known of it. */
  shift: number;
}

/**
 * The sums of a composite without its parts, for whole catalogs: takes the scores of one college (NaN where missing) from rows of
 * numbers, where `from` is the first of its row. Parts stand in the order of a row. Undefined where nothing weighs anything.
 */
export function createAggregate(parts: readonly PartSpec[], minCoverage = MIN_COVERAGE) {
  const whole = wholeOf(parts);
  if (whole <= 0) return undefined;
  const terms = parts.map(({ weight, mean, rho }, column) => ({ weight, mean, rho, column })).filter(({ weight }) => weight > 0);
  // Plain numbers by term, because a ranking with its bands makes these sums twenty times for every college.
  const weights = terms.map(({ weight }) => weight);
  const shares = terms.map(({ weight }) => weight / whole);
  const means = terms.map(({ mean }) => mean);
  const rhos = terms.map(({ rho }) => rho);
  const columns = terms.map(({ column }) => column);

  return (scores: ArrayLike<number>, from = 0): Aggregated => {
    let seen = 0;
    let pull = 0;
    for (let term = 0; term < terms.length; term += 1) {
      const score = scores[from + (columns[term] as number)] as number;
      if (Number.isNaN(score)) continue;
      seen += weights[term] as number;
      pull += (weights[term] as number) * (score - (means[term] as number));
    }
    const shift = seen > 0 ? pull / seen : 0;
    const coverage = seen / whole;
    if (coverage < minCoverage) return { score: null, coverage, shift };
    let total = 0;
    for (let term = 0; term < terms.length; term += 1) {
      const score = scores[from + (columns[term] as number)] as number;
      total += (shares[term] as number) * (Number.isNaN(score) ? fill(means[term] as number, rhos[term] as number, shift) : score);
    }
    return { score: clamp(total), coverage, shift };
  };
}

const fill = (mean: number, rho: number, shift: number): number => clamp(mean + rho * shift);

function usedPart<K extends string>({ key, weight, mean, rho, score }: Part<K>, whole: number, shift: number): UsedPart<K> {
  const share = weight / whole;
  const used = score ?? fill(mean, rho, shift);
  return { key, share, used, isFilled: score === null, contribution: share * (used - mean) };
}

const wholeOf = (parts: readonly PartSpec[]): number => sum(parts, ({ weight }) => weight);

function sum<T>(items: readonly T[], valueOf: (item: T) => number): number {
  let total = 0;
  for (const item of items) total += valueOf(item);
  return total;
}
