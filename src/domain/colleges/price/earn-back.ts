import { HS_EARNINGS } from '../../shared/method.ts';

const YEARS_PAID = 4;

/** Years to earn back some years of a price from earnings above those of high school graduates. Null if there are none. */
export const yearsToEarnBack = (price: number, earnings: number, yearsPaid: number = YEARS_PAID): number | null =>
  earnings <= HS_EARNINGS ? null : Math.max(0, (yearsPaid * price) / (earnings - HS_EARNINGS));
