import type { College } from '../colleges/college.ts';
import { yearsToEarnBack } from '../colleges/price/earn-back.ts';
import { knownNetPriceOf } from '../colleges/price/net-price.ts';
import { VALUE_HALF_YEARS } from '../shared/method.ts';
import { halvingScore, known } from './scales.ts';

/** The earnings that a ranking uses, US dollars a year; null if unknown. */
export const earningsOf = (college: Pick<College, 'medianEarnings' | 'earningsAfter10Years'>): number | null =>
  known(college.medianEarnings) ?? known(college.earningsAfter10Years);

/**
 * The payback time of four years of net price as a score, 0–100. 100 if aid covers the price, 0 if graduates earn no more than high
 * school graduates, null if price or earnings are unknown.
 */
export function valueScoreOf(college: College): number | null {
  const price = knownNetPriceOf(college);
  const earnings = earningsOf(college);
  if (price === null || earnings === null) return null;
  const years = yearsToEarnBack(price, earnings);
  return years === null ? 0 : halvingScore(years, VALUE_HALF_YEARS);
}
