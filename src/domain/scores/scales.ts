/**
 * Anchored scales: fixed ends turn a raw value into 0–100, so no score depends on any other college. Missing values (null, undefined,
 * NaN, infinite) stay missing.
 */
export type Maybe = number | null | undefined;

export const known = (value: Maybe): number | null => (typeof value === 'number' && Number.isFinite(value) ? value : null);

/** A share as stored, 0–1; anything else is missing. */
export const knownShare = (value: Maybe): number | null => within(known(value), 0, 1);

/** A count or a sum that cannot be negative; a negative one is missing. */
export const knownAmount = (value: Maybe): number | null => within(known(value), 0, Number.MAX_VALUE);

/** How many students to divide by; none is missing. */
export const knownStudents = (value: Maybe): number | null => within(known(value), 1, Number.MAX_VALUE);

export const clamp = (score: number): number => Math.min(100, Math.max(0, score));

/** Even steps from `zero` (score 0) to `full` (score 100); `zero` above `full` means that lower is better. */
export function lin(value: Maybe, zero: number, full: number): number | null {
  const x = known(value);
  return x === null ? null : clamp((100 * (x - zero)) / (full - zero));
}

/** Even steps for each factor from `zero` to `full`; nothing and less score 0. */
export function log(value: Maybe, zero: number, full: number): number | null {
  const x = known(value);
  if (x === null) return null;
  return x <= 0 ? 0 : clamp((100 * Math.log(x / zero)) / Math.log(full / zero));
}

/** The less the better, without an end: 100 at 0, 50 at `middle`, 25 at three times that. */
export function half(value: Maybe, middle: number): number | null {
  const x = known(value);
  return x === null ? null : (100 * middle) / (middle + Math.max(0, x));
}

/** One decimal: what is shown, and what decides ties. Only for showing and ordering, never to calculate on. */
export const round1 = (score: number): number => Math.round((score + Number.EPSILON) * 10) / 10;

const within = (value: number | null, low: number, high: number): number | null =>
  value !== null && value >= low && value <= high ? value : null;
