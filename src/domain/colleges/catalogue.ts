import type { CollegeRecord } from './college.ts';
import type { CollegeDetail, ListAnswer, SearchAnswer, Suggestion } from './search-answer.ts';
import type { Point, SearchQuery } from './search-params.ts';

/** The catalogue in memory: immutable, built once per data version, safe to search from anywhere. */
export interface Catalogue {
  readonly dataVersion: string;
  /** Open colleges: what search, lists and suggestions range over. */
  readonly count: number;
  /** The full answer: one page of hits with facets, histograms and relaxations. `origin` is what distances are measured from. */
  search(query: SearchQuery, origin?: Point): SearchAnswer;
  /** Hits only, cut by offset: the cheaper call behind lists and exports. */
  list(query: SearchQuery, slice: { offset: number; limit: number }, origin?: Point): ListAnswer;
  suggest(text: string, limit: number): Suggestion[];
  bySlug(slug: string): CollegeRecord | undefined;
  byId(id: number): CollegeRecord | undefined;
  byUnitId(unitId: number): CollegeRecord | undefined;
  /** The featured college of the spotlight: exactly the named one, else one whose name contains it, else the first. */
  featured(): CollegeRecord[];
  detail(college: CollegeRecord): CollegeDetail;
}

export declare function createCatalogue(records: CollegeRecord[], dataVersion: string): Catalogue;
