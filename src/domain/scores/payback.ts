import type { College } from '../colleges/college.ts';
import { knownNetPriceOf } from '../colleges/price/net-price.ts';
import { HS_EARNINGS, VALUE_HALF_YEARS } from '../shared/method.ts';
import { halvingScore, known } from './scales.ts';

const YEARS_PAID = 4;

/** The earnings that a ranking uses, US dollars a year; null if unknown. */
export const earningsOf = (college: Pick<College, 'medianEarnings' | 'earningsAfter10Years'>): number | null =>
  known(college.medianEarnings) ?? known(college.earningsAfter10Years);

/** Years to earn back some years of a price from earnings above those of high school graduates. Null if there are none. */
export const yearsToEarnBack = (price: number, earnings: number, yearsPaid: number = YEARS_PAID): number | null =>
  earnings <= HS_EARNINGS ? null : Math.max(0, (yearsPaid * price) / (earnings - HS_EARNINGS));

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
