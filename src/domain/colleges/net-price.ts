import { PRICE_CAP } from '../shared/method.ts';
import type { College } from './college.ts';
import { INCOME_BANDS, type IncomeBand } from './categories.ts';

type Priced = Pick<College, 'netPricePublic' | 'netPricePrivate' | 'annualCost'> & { type: string };

/** The stored figure that the net price is read from. Null if none is known; the price is then 0, shown as N/A. */
export type NetPriceBasis = 'netPricePublic' | 'netPricePrivate' | 'annualCost' | null;

/** Ignores case and leading spaces. */
export const isPublic = ({ type }: { type: string }): boolean => /^\s*public/i.test(type);

/**
 * Net price in whole US dollars a year: the price of the college's own sector, else of the other sector, else the sticker price,
 * else 0. A net price over $80,000 gives way to the sticker price. 0 and negative prices (aid exceeds cost) are valid.
 */
export function netPriceOf(college: Priced): number {
  const basis = netPriceBasis(college);
  return basis === null ? 0 : (college[basis] ?? 0);
}

export function netPriceBasis(college: Priced): NetPriceBasis {
  const [own, other] = isPublic(college)
    ? (['netPricePublic', 'netPricePrivate'] as const)
    : (['netPricePrivate', 'netPricePublic'] as const);
  const known = [own, other, 'annualCost' as const].find((key) => isKnown(college[key]));
  if (known === undefined) return null;
  if ((college[known] ?? 0) <= PRICE_CAP) return known;
  return isKnown(college.annualCost) ? 'annualCost' : null;
}

/** The net price for filters and ranks; null where pages show N/A. */
export function knownNetPriceOf(college: Priced): number | null {
  return knownPrice(netPriceOf(college));
}

/** Medians of band price divided by average price (College Scorecard 2021-22), for colleges without published prices by income. */
const INCOME_FACTORS: Record<'public' | 'private', Record<IncomeBand, number>> = {
  public: { '0-30000': 0.74, '30001-48000': 0.81, '48001-75000': 1.02, '75001-110000': 1.25, '110001-plus': 1.36 },
  private: { '0-30000': 0.82, '30001-48000': 0.84, '48001-75000': 0.93, '75001-110000': 1.06, '110001-plus': 1.2 },
};

type PricedByIncome = Priced & Pick<College, 'netPricesByIncome'>;

/** The net price of a year for one income band. */
export interface BandPrice {
  band: IncomeBand;
  /** Whole dollars. Negative if grants exceed the cost, 0 if the source says 0 (shown as N/A), null if unknown. */
  amount: number | null;
  /** `reported`: the published price of the band. `estimated`: the average net price times a typical factor of the band. */
  status: 'reported' | 'estimated';
}

/** The published price of the band, else an estimate. A published price above the cap is treated as an error. */
export function bandPriceOf(college: PricedByIncome, band: IncomeBand): BandPrice {
  const published = college.netPricesByIncome?.[band];
  return isKnown(published) && published <= PRICE_CAP
    ? { band, amount: published, status: 'reported' }
    : { band, amount: estimateOf(college, band), status: 'estimated' };
}

function estimateOf(college: Priced, band: IncomeBand): number | null {
  const price = knownNetPriceOf(college);
  const factors = INCOME_FACTORS[isPublic(college) ? 'public' : 'private'];
  return price === null || price <= 0 ? null : Math.round(price * factors[band]);
}

/** The price of an income band for filters and matches, whole dollars; null where pages show N/A. */
export function netPriceForIncome(college: PricedByIncome, band: IncomeBand): number | null {
  return knownPrice(bandPriceOf(college, band).amount);
}

/** All five bands, lowest income first. */
export function netPricesByIncome(college: PricedByIncome): BandPrice[] {
  return INCOME_BANDS.map((band) => bandPriceOf(college, band));
}

const knownPrice = (price: number | null): number | null => (price === null || Math.abs(price) < 0.5 ? null : price);

const isKnown = (value: number | null | undefined): value is number => typeof value === 'number' && Number.isFinite(value);
