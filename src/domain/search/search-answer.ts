import type { CollegeRecord } from '../colleges/college.ts';
import type { BehindReason } from '../order/rate-gate.ts';
import type { EarningsDefinition, MajorFigure } from '../programs/major-earnings.ts';
import type { Facet, ProgramFacet } from './facets.ts';
import type { RangeParam, SearchParamKey } from './params.ts';

/** The name that matched a query. `former` is a name that the college no longer uses. */
export interface NameMatch {
  kind: 'name' | 'alias' | 'former' | 'domain' | 'nickname' | 'system';
  /** The matched name in its original spelling. */
  text: string;
}

export interface SearchHit {
  college: CollegeRecord;
  /** Present if the search has a `q`. */
  match?: NameMatch;
  /** Miles from the searched place, if there is one. */
  distance?: number;
  /** The degrees and certificates of the chosen majors and levels in the newest year. 0 says that none was awarded. */
  awards?: number;
  /** Only in an order by earnings in the chosen majors. Null: the college has no published figure. */
  majorEarnings?: EarningsDefinition & { figure: MajorFigure | null };
  /** 0–100, if answers were given; null if the college cannot be matched. */
  matchScore?: number | null;
  /** In an order by a figure: why this college follows others that have it. Absent without the figure. */
  behind?: BehindReason;
  /** True if a filtered number is not reported. Such hits follow all others. */
  unknown: boolean;
}

/** Scores a college by the answers of a user, 0–100; null if it cannot be matched. */
export type MatchScorer = (college: CollegeRecord) => number | null;

export interface FacetCount {
  value: string;
  count: number;
}

export interface Relaxation {
  param: SearchParamKey;
  /** The new value of the filter; null removes it. */
  to: null;
  count: number;
}

export interface SearchAnswer {
  hits: SearchHit[];
  total: number;
  /** How many of `total` do not report a filtered number. They are listed last. */
  unknown: number;
  page: number;
  perPage: number;
  /** How many colleges each value would give: the facet's own filter is ignored, all others apply. */
  facets: Record<Facet | ProgramFacet, FacetCount[]>;
  /** Twenty counts over the scale of each range, without its own filter. Values outside count in the first or last bar. */
  histograms: Record<RangeParam, number[]>;
  /** For each filtered number: how many colleges meet every other filter but do not report it. */
  hiddenByMissing: Partial<Record<RangeParam, number>>;
  /** The names of the chosen majors. */
  majors?: { code: string; name: string }[];
  /** Only for an empty result: the filters whose removal brings back the most colleges. */
  relax?: Relaxation[];
  /** Only if `q` reads as filters. The hits are still those of the name. */
  understood?: Understood;
  /** Only for an empty result with a `q`: what it may mean, at most three. */
  didYouMean?: Option[];
}

export interface Suggestion {
  college: CollegeRecord;
  match: NameMatch;
}

/** What a text may mean: a college, or a search. */
export type Option = ({ kind: 'college' } & Suggestion) | FilterOption;

/** A search that a text may mean. */
export interface FilterOption {
  kind: 'filter';
  /** "Colleges in Fresno, CA" */
  label: string;
  /** How many colleges are meant. */
  count: number;
  /** A canonical query string. */
  query: string;
}

/** The search that a name means when it is no name. */
export interface Understood {
  /** A canonical query string, without the words that became filters. */
  query: string;
  /** The new filters in words: "Public colleges in Texas". */
  words: string;
  /** True for "near me": the visitor's place is still to be asked for. */
  needsPlace?: true;
}

export interface Suggestions {
  /** At most eight. */
  options: Option[];
  /** Colleges with similar names; only if there are no options. */
  didYouMean: Option[];
}

export interface ListAnswer {
  colleges: CollegeRecord[];
  total: number;
}
