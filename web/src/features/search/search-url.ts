import { isPrivateParam, withoutPrivate } from './private/private-params.ts';
import {
  parseSearch,
  SEARCH_PARAMS,
  type SearchFault,
  type SearchParamKey,
  type SearchQuery,
  serializeSearch,
  type SortKey,
} from '../../api/domain/search.ts';

const VIEWS = ['cards', 'table', 'map'] as const;
export type View = (typeof VIEWS)[number];

/** The page ignores all other parameters: other sites add their own to links, and old links have private ones. */
export const SEARCH_PAGE_PARAMS: readonly string[] = [...Object.keys(SEARCH_PARAMS).filter((param) => !isPrivateParam(param)), 'view'];

/** The whole state of the search page. It is stored in the URL, apart from private values. */
export interface SearchState {
  query: SearchQuery;
  view: View;
  /** Parameters that could not be read and are ignored. */
  faults: SearchFault[];
  /** True for `near=me`: the visitor asked for colleges nearby, but the place is unknown. */
  asksPlace: boolean;
}

/** Reads the query string. Ignores empty values, which a form without JavaScript sends, and parameters of others. */
export function readSearch(search: string): SearchState {
  const pairs = [...new URLSearchParams(search)].filter(([key, text]) => SEARCH_PAGE_PARAMS.includes(key) && text.trim() !== '');
  const { query, faults } = parseSearch(pairs.filter((pair) => pair[0] !== 'view' && !isNearMe(pair)));
  const view = pairs.find(([key]) => key === 'view')?.[1];
  const known = VIEWS.find((one) => one === view);
  const isUnknown = view !== undefined && known === undefined;
  return {
    query,
    view: known ?? 'cards',
    faults: isUnknown ? [...faults, { path: 'view', isUnknown: false }] : faults,
    asksPlace: query.zip === undefined && pairs.some(isNearMe),
  };
}

const isNearMe = ([key, value]: readonly [string, string]): boolean => key === 'near' && value === 'me';

/** The URL of a state, without private values. Omits defaults, so equal states have equal URLs. */
export function hrefOf(path: string, query: SearchQuery, view: View = 'cards'): string {
  const text = [serializeSearch(withoutPrivate(query)), view === 'cards' ? '' : `view=${view}`].filter((part) => part !== '').join('&');
  return text === '' ? path : `${path}?${text}`;
}

/** Applies a change and returns to the first page. */
export function changed(query: SearchQuery, change: SearchQuery): SearchQuery {
  return { ...query, page: undefined, ...change };
}

/** The search after "Clear all": only order and page size remain. */
export function cleared({ sort, perPage }: SearchQuery): SearchQuery {
  const needsMore = sort && ['distance', 'relevance', 'graduates', 'majorEarnings'].includes(sort.key);
  return { ...(sort && !needsMore && { sort }), ...(perPage !== undefined && { perPage }) };
}

/** Also ends the order by distance, which needs a place. */
export function withoutPlace(query: SearchQuery): SearchQuery {
  return changed(query, { zip: undefined, near: undefined, radius: undefined, ...unsorted(query, 'distance') });
}

/** Ends the order by one of the keys. */
export const unsorted = (query: SearchQuery, ...keys: SortKey[]): SearchQuery =>
  query.sort && keys.includes(query.sort.key) ? { sort: undefined } : {};

const NOT_COUNTED: ReadonlySet<string> = new Set<SearchParamKey>(['q', 'sort', 'home', 'page', 'perPage', 'radius']);

/** The number of filters in use: one per chip, without the searched name. */
export function countOfFilters(query: SearchQuery): number {
  const values = Object.entries<unknown>(query).filter(([key, value]) => value !== undefined && !NOT_COUNTED.has(key));
  return values.reduce((sum, [, value]) => sum + (Array.isArray(value) ? value.length : 1), 0);
}
