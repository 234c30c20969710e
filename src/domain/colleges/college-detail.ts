import type { FieldKey } from './attributes.ts';
import { statusOf, type CollegeRecord, type ValueStatus } from './college.ts';
import { knownNetPriceOf, netPriceBasis, netPricesByIncome, type BandPrice } from './net-price.ts';
import type { PeerGroup, Percentile } from './percentiles.ts';
import type { Provenance } from './sources.ts';

/** A value with its status and provenance. */
export interface SourcedFigure {
  value: number | null;
  status: ValueStatus;
  provenance?: Provenance;
}

/** The price of an income band with the year of its source. An estimate has the year of the price it is made from. */
export interface DatedBandPrice extends BandPrice {
  year: number | null;
}

/** Everything that the page of one college shows. */
export interface CollegeDetail {
  college: CollegeRecord;
  /** Other open colleges of the same name. */
  sameName: CollegeRecord[];
  /** The college that it merged into, if the catalog has it. */
  successor?: CollegeRecord;
  netPrice: SourcedFigure;
  netPrices: DatedBandPrice[];
  percentiles: Partial<Record<FieldKey | 'netPrice', Percentile>>;
  peers: PeerGroup;
}

/** The net price with the status and provenance of the figure it is read from. */
export function netPriceFigure(college: CollegeRecord): SourcedFigure {
  const own = college.type === 'Public' ? 'netPricePublic' : 'netPricePrivate';
  const basis = netPriceBasis(college) ?? own;
  const value = knownNetPriceOf(college);
  const provenance = college.provenance[basis];
  return { value, status: statusOf(college, basis, value), ...(provenance && { provenance }) };
}

/** The prices of the five income bands, each with its year. */
export function datedBandPrices(college: CollegeRecord): DatedBandPrice[] {
  const years = { reported: college.provenance.netPricesByIncome?.year, estimated: netPriceFigure(college).provenance?.year };
  return netPricesByIncome(college).map((price) => ({ ...price, year: years[price.status] ?? null }));
}
