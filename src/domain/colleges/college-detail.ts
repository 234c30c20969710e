import type { FieldKey } from './attributes.ts';
import type { Closure } from './kind/closures.ts';
import { statusOf, type College, type CollegeRecord, type ValueStatus } from './college.ts';
import type { OriginatedName } from './names/other-names.ts';
import { isPublic } from './kind/is-public.ts';
import { netPricesByIncome, shownPriceOf, type BandPrice, type PriceBasis } from './price/net-price.ts';
import type { PeerGroup, Percentile } from './percentiles.ts';
import type { Provenance } from './sources.ts';

/** A value with its status and provenance. */
export interface SourcedFigure {
  value: number | null;
  status: ValueStatus;
  provenance?: Provenance;
}

/** The shown price with what it is. The status is that of the net price: a sticker price stands in for one that is not reported. */
export interface PriceFigure extends SourcedFigure {
  basis: PriceBasis | null;
}

/** The price of an income band with the year of its source. An estimate has the year of the price it is made from. */
export interface DatedBandPrice extends BandPrice {
  year: number | null;
}

/** Everything that the page of one college shows. */
export interface CollegeDetail {
  college: CollegeRecord;
  /** Other listed colleges of the same name. */
  sameName: CollegeRecord[];
  /** What people also call it, and the groups that it belongs to. */
  otherNames: OriginatedName[];
  /** The public statement of its end, if staff know one. */
  closure?: Closure;
  /** The college that it merged into, if the catalog has it. */
  successor?: CollegeRecord;
  netPrice: PriceFigure;
  netPrices: DatedBandPrice[];
  percentiles: Partial<Record<FieldKey | 'netPrice', Percentile>>;
  peers: PeerGroup;
  /** Whom a figure describes, if campuses share it: "All campuses of University of Connecticut together". */
  sharedBy: Partial<Record<FieldKey, string>>;
  /** Where federal aid cannot be used: what that means. */
  aidNote?: string;
}

/** The shown price with the status of the net price and the provenance of the figure it is read from. */
export function netPriceFigure(college: CollegeRecord): PriceFigure {
  const { value, basis, field } = shownPriceOf(college);
  const provenance = field === null ? undefined : college.provenance[field];
  return { value, basis, status: netPriceStatus(college), ...(provenance && { provenance }) };
}

/** Why there is a net price or none. */
export function netPriceStatus(college: Pick<College, 'valueStatus'> & Parameters<typeof shownPriceOf>[0]): ValueStatus {
  const { value, basis, field } = shownPriceOf(college);
  if (basis === 'no-tuition') return 'not-applicable';
  if (basis === 'net-price' && field !== null) return statusOf(college, field, value);
  return statusOf(college, isPublic(college) ? 'netPricePublic' : 'netPricePrivate', null);
}

/** The prices of the five income bands, each with its year. */
export function datedBandPrices(college: CollegeRecord): DatedBandPrice[] {
  const years = { reported: college.provenance.netPricesByIncome?.year, estimated: netPriceFigure(college).provenance?.year };
  return netPricesByIncome(college).map((price) => ({ ...price, year: years[price.status] ?? null }));
}
