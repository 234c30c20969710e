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

/** What an order needs: at least one of these parameters. */
const NEEDS: Partial<Record<SortKey, SearchParamKey[]>> = {
  relevance: ['q'],
  distance: ['zip', 'near'],
  graduates: ['major', 'award'],
  majorEarnings: ['major'],
};

/** Whether a search has what an order needs. */
export const hasNeedsOf = (key: SortKey, query: SearchQuery): boolean => NEEDS[key]?.some((param) => query[param] !== undefined) ?? true;

/** Applies a change and returns to the first page. Ends an order that no longer has what it needs. */
export function changed(query: SearchQuery, change: SearchQuery): SearchQuery {
  const next = { ...query, page: undefined, ...change };
  if (next.sort && !hasNeedsOf(next.sort.key, next)) next.sort = undefined;
  return next;
}

/** The search after "Clear all": only order and page size remain. */
export const cleared = ({ sort, perPage }: SearchQuery): SearchQuery => changed({}, { sort, perPage });

/** Without the place, and what needs one. */
export function withoutPlace(query: SearchQuery): SearchQuery {
  return changed(query, { zip: undefined, near: undefined, radius: undefined });
}

const NOT_COUNTED: ReadonlySet<string> = new Set<SearchParamKey>(['q', 'sort', 'home', 'page', 'perPage', 'radius']);

/** The number of filters in use: one per chip, without the searched name. */
export function countOfFilters(query: SearchQuery): number {
  const values = Object.entries<unknown>(query).filter(([key, value]) => value !== undefined && !NOT_COUNTED.has(key));
  return values.reduce((sum, [, value]) => sum + (Array.isArray(value) ? value.length : 1), 0);
}
