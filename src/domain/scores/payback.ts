import type { College } from '../colleges/college.ts';
import { knownNetPriceOf } from '../colleges/net-price.ts';
import { HS_EARNINGS, VALUE_HALF_YEARS } from '../shared/method.ts';
import { half, known } from './scales.ts';

const YEARS_PAID = 4;

/** Earnings that the ranking counts, US dollars a year; null where none is known. */
export const earningsOf = (college: Pick<College, 'medianEarnings' | 'earningsAfter10Years'>): number | null =>
  known(college.medianEarnings) ?? known(college.earningsAfter10Years);

/** Years to earn four years of a price back, out of what is earned above high school graduates; null where it is no more. */
export const yearsToEarnBack = (price: number, earnings: number): number | null =>
  earnings <= HS_EARNINGS ? null : Math.max(0, (YEARS_PAID * price) / (earnings - HS_EARNINGS));

/**
 * How soon graduates earn back four years of net price out of what they earn above high school graduates, 0–100: 100 where aid covers
 * it all, 0 where they earn no more; null where price or earnings are not known.
 */
export function valueScoreOf(college: College): number | null {
  const price = knownNetPriceOf(college);
  const earnings = earningsOf(college);
  if (price === null || earnings === null) return null;
  const years = yearsToEarnBack(price, earnings);
  return years === null ? 0 : half(years, VALUE_HALF_YEARS);
}
