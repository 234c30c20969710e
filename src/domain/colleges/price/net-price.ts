import { PRICE_CAP } from '../../shared/method.ts';
import type { College } from '../college.ts';
import { INCOME_BANDS, type IncomeBand } from '../categories.ts';
import { isPublic } from '../kind/is-public.ts';
import { serviceAcademyOf } from '../service-academies.ts';

type Priced = Pick<College, 'ipedsUnitId' | 'netPricePublic' | 'netPricePrivate' | 'annualCost'> & { type: string };

/**
 * The price that pages show, in whole US dollars a year: the net price of the college's own sector, else of the other sector, else the
 * sticker price, else 0. A net price over $80,000 gives way to the sticker price. 0 and negative prices (aid exceeds cost) are valid.
 */
export function netPriceOf(college: Priced): number {
  const field = priceField(college);
  return field === null ? 0 : (college[field] ?? 0);
}

/** The stored figure that the shown price is read from. Null if none is known; the price is then 0, shown as N/A. */
type PriceField = 'netPricePublic' | 'netPricePrivate' | 'annualCost' | null;

function priceField(college: Priced): PriceField {
  const [own, other] = isPublic(college)
    ? (['netPricePublic', 'netPricePrivate'] as const)
    : (['netPricePrivate', 'netPricePublic'] as const);
  const known = [own, other, 'annualCost' as const].find((key) => isKnown(college[key]));
  if (known === undefined) return null;
  if ((college[known] ?? 0) <= PRICE_CAP) return known;
  return isKnown(college.annualCost) ? 'annualCost' : null;
}

/** What the shown price is. `sticker-price`: no net price is published. `no-tuition`: a service academy, which has terms, not a price. */
export const PRICE_BASES = ['net-price', 'sticker-price', 'no-tuition'] as const;
export type PriceBasis = (typeof PRICE_BASES)[number];

/** The price that pages show, with what it is. All are null if no price is known. */
export interface ShownPrice {
  value: number | null;
  basis: PriceBasis | null;
  field: PriceField;
}

export function shownPriceOf(college: Priced): ShownPrice {
  if (serviceAcademyOf(college)) return { value: null, basis: 'no-tuition', field: null };
  const field = priceField(college);
  if (field === null) return { value: null, basis: null, field };
  return { value: netPriceOf(college), basis: field === 'annualCost' ? 'sticker-price' : 'net-price', field };
}

/** The published net price for filters, ranks and percentiles; null where pages show N/A, a sticker price or no tuition. */
export function knownNetPriceOf(college: Priced): number | null {
  const { value, basis } = shownPriceOf(college);
  return basis === 'net-price' ? knownPrice(value) : null;
}

/** Medians of band price divided by average price (College Scorecard 2021-22), for colleges without published prices by income. */
const INCOME_FACTORS: Record<'public' | 'private', Record<IncomeBand, number>> = {
  public: { '0-30000': 0.74, '30001-48000': 0.81, '48001-75000': 1.02, '75001-110000': 1.25, '110001-plus': 1.36 },
  private: { '0-30000': 0.82, '30001-48000': 0.84, '48001-75000': 0.93, '75001-110000': 1.06, '110001-plus': 1.2 },
};

type PricedByIncome = Priced & Pick<College, 'netPricesByIncome'> & Partial<Pick<College, 'netPriceStudents'>>;

/** The net price of a year for one income band. */
export interface BandPrice {
  band: IncomeBand;
  /** Whole dollars. Negative if grants exceed the cost, 0 if the source says 0 (shown as N/A), null if unknown. */
  amount: number | null;
  /** `reported`: the published price of the band. `estimated`: the average net price times a typical factor of the band. */
  status: 'reported' | 'estimated';
  /** The students of the published average, also if they are too few to show it; null if unknown. */
  students: number | null;
}

/** The published price of the band, else an estimate. A published price above the cap is treated as an error. An academy has none. */
export function bandPriceOf(college: PricedByIncome, band: IncomeBand): BandPrice {
  const published = serviceAcademyOf(college) ? null : college.netPricesByIncome?.[band];
  const students = college.netPriceStudents?.[band] ?? null;
  return isKnown(published) && published <= PRICE_CAP
    ? { band, amount: published, status: 'reported', students }
    : { band, amount: estimateOf(college, band), status: 'estimated', students };
}

/** At most the sticker price: grants only lower it. Without a published net price there is no estimate. */
function estimateOf(college: Priced, band: IncomeBand): number | null {
  const price = knownNetPriceOf(college);
  const factors = INCOME_FACTORS[isPublic(college) ? 'public' : 'private'];
  if (price === null || price <= 0) return null;
  const sticker = isKnown(college.annualCost) && college.annualCost > 0 ? college.annualCost : Infinity;
  return Math.min(Math.round(price * factors[band]), sticker);
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
