/**
 * Scales with fixed ends turn a value into 0–100, so no score depends on another college. Missing values (null, undefined, NaN,
 * infinite) stay missing.
 */
export type MaybeNumber = number | null | undefined;

export const known = (value: MaybeNumber): number | null => (typeof value === 'number' && Number.isFinite(value) ? value : null);

/** A share, 0–1. Other values are missing. */
export const knownShare = (value: MaybeNumber): number | null => within(known(value), 0, 1);

/** A count or an amount. Negative values are missing. */
export const knownAmount = (value: MaybeNumber): number | null => within(known(value), 0, Number.MAX_VALUE);

/** A number of students to divide by. Values below 1 are missing. */
export const knownStudents = (value: MaybeNumber): number | null => within(known(value), 1, Number.MAX_VALUE);

export const clamp = (score: number): number => Math.min(100, Math.max(0, score));

/** Linear from `zero` (score 0) to `full` (score 100). If `zero` is above `full`, lower is better. */
export function linearScore(value: MaybeNumber, zero: number, full: number): number | null {
  const x = known(value);
  return x === null ? null : clamp((100 * (x - zero)) / (full - zero));
}

/** Logarithmic from `zero` (score 0) to `full` (score 100). Values up to 0 score 0. */
export function logScore(value: MaybeNumber, zero: number, full: number): number | null {
  const x = known(value);
  if (x === null) return null;
  return x <= 0 ? 0 : clamp((100 * Math.log(x / zero)) / Math.log(full / zero));
}

/** Lower is better, without a lower end: 100 at 0, 50 at `middle`, 25 at three times `middle`. */
export function halvingScore(value: MaybeNumber, middle: number): number | null {
  const x = known(value);
  return x === null ? null : (100 * middle) / (middle + Math.max(0, x));
}

/** One decimal, for display and ties. Do not calculate with rounded scores. */
export const round1 = (score: number): number => Math.round((score + Number.EPSILON) * 10) / 10;

const within = (value: number | null, low: number, high: number): number | null =>
  value !== null && value >= low && value <= high ? value : null;
