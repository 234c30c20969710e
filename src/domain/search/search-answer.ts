import type { CollegeRecord, FieldKey, Provenance, ValueStatus } from '../colleges/college.ts';
import type { RangeParam, SearchParamKey } from './params.ts';
import type { BandPrice } from '../colleges/net-price.ts';

/** Why a college was found by name. `former` is a name it used to carry. */
export interface NameMatch {
  kind: 'name' | 'alias' | 'former';
  /** The text that matched, as the college writes it. */
  text: string;
}

export interface SearchHit {
  college: CollegeRecord;
  /** Present when the search had a `q`. */
  match?: NameMatch;
  /** Miles from the searched place, when there was one. */
  distance?: number;
  /** True when a filtered number is not reported: such hits follow all others. */
  unknown: boolean;
}

export interface FacetCount {
  value: string;
  count: number;
}

/** Facets count what choosing the value would give: each without its own filter, with all the others. */
export const FACETS = ['state', 'control', 'level', 'size', 'carnegie', 'flags', 'admissions', 'chance'] as const;
export type Facet = (typeof FACETS)[number];

export const HISTOGRAM_BARS = 20;

export interface Relaxation {
  param: SearchParamKey;
  /** The filter's new value; null means: leave it out. */
  to: null;
  count: number;
}

export interface SearchAnswer {
  hits: SearchHit[];
  total: number;
  /** How many of `total` are listed last because a filtered number is not reported. */
  unknown: number;
  page: number;
  perPage: number;
  facets: Record<Facet, FacetCount[]>;
  /** Twenty counts over the range's scale, without the range's own filter; outliers fall into the edge bars. */
  histograms: Record<RangeParam, number[]>;
  /** For each filtered number: colleges that meet every other filter but do not report it. */
  hiddenByMissing: Partial<Record<RangeParam, number>>;
  /** When nothing was found: the removals of one filter that bring most back. */
  relax?: Relaxation[];
}

export interface Suggestion {
  college: CollegeRecord;
  match: NameMatch;
}

/** A value with all that people need to trust it. */
export interface Figure {
  value: number | null;
  status: ValueStatus;
  provenance?: Provenance;
}

/** Where a college stands: share of colleges below it (mid-rank, 0–100), among its peers and in the nation. */
export interface Standing {
  peer: number | null;
  national: number;
  /** Peers that report the figure. */
  n: number;
  peerMedian: number | null;
  nationalMedian: number;
}

/** The price for a family income with the year of its receipt; an estimate has that of the price it comes from. */
export interface DatedBandPrice extends BandPrice {
  year: number | null;
}

export interface CollegeDetail {
  college: CollegeRecord;
  /** Other open colleges of the same name. */
  sameName: CollegeRecord[];
  /** What it merged into, when it did and Alma knows it. */
  successor?: CollegeRecord;
  netPrice: Figure;
  netPrices: DatedBandPrice[];
  percentiles: Partial<Record<FieldKey | 'netPrice', Standing>>;
  /** Same level and control, in words that follow "Higher than 83% of": "public four-year colleges". `n` counts all of them. */
  peers: { definition: string; n: number };
}

export interface ListAnswer {
  colleges: CollegeRecord[];
  total: number;
}
