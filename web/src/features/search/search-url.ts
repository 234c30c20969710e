import { parseSearch, serializeSearch, type SearchFault, type SearchParamKey, type SearchQuery } from '../../api/domain.ts';

const VIEWS = ['cards', 'table', 'map'] as const;
export type View = (typeof VIEWS)[number];

/** The whole state of the search page; it lives in the URL and nowhere else. */
export interface SearchState {
  query: SearchQuery;
  view: View;
  /** Parameters that could not be read and are therefore ignored. */
  faults: SearchFault[];
}

/** Reads the query string. Empty values, as a form without scripts sends them, mean nothing. */
export function readSearch(search: string): SearchState {
  const pairs = [...new URLSearchParams(search)].filter(([, text]) => text.trim() !== '');
  const { query, faults } = parseSearch(pairs.filter(([key]) => key !== 'view'));
  const view = pairs.find(([key]) => key === 'view')?.[1];
  const known = VIEWS.find((one) => one === view);
  const isUnknown = view !== undefined && known === undefined;
  return {
    query,
    view: known ?? 'cards',
    faults: isUnknown ? [...faults, { path: 'view', message: 'View: cards, table or map' }] : faults,
  };
}

/** The address of a state; defaults are left out, so equal states have equal addresses. */
export function hrefOf(path: string, query: SearchQuery, view: View = 'cards'): string {
  const text = [serializeSearch(query), view === 'cards' ? '' : `view=${view}`].filter((part) => part !== '').join('&');
  return text === '' ? path : `${path}?${text}`;
}

/** A changed search begins at its first page. */
export function changed(query: SearchQuery, change: SearchQuery): SearchQuery {
  return { ...query, page: undefined, ...change };
}

/** The same search with only its order and its size of page: what "Clear all" leaves. */
export function cleared({ sort, perPage }: SearchQuery): SearchQuery {
  const needsMore = sort?.key === 'distance' || sort?.key === 'relevance';
  return { ...(sort && !needsMore && { sort }), ...(perPage !== undefined && { perPage }) };
}

export type ListParam = 'state' | 'control' | 'level' | 'size' | 'admissions' | 'chance' | 'carnegie';
export type Item<K extends ListParam> = NonNullable<SearchQuery[K]> extends (infer T)[] ? T : never;

/** The search with a value of a list added or taken away. */
export function toggled<K extends ListParam>(query: SearchQuery, param: K, value: Item<K>): SearchQuery {
  const values = (query[param] ?? []) as Item<K>[];
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
  return changed(query, { [param]: next.length > 0 ? next : undefined });
}

/** Without a place there is no distance to sort by. */
export function withoutPlace(query: SearchQuery): SearchQuery {
  return changed(query, { zip: undefined, near: undefined, radius: undefined, ...unsorted(query, 'distance') });
}

/** The part of a change that ends an order which has lost its sense. */
export const unsorted = (query: SearchQuery, key: 'relevance' | 'distance'): SearchQuery =>
  query.sort?.key === key ? { sort: undefined } : {};

const NO_FILTERS: ReadonlySet<string> = new Set<SearchParamKey>(['q', 'sort', 'page', 'perPage', 'radius']);

/** How many filters are in use: one for each chip, but for the name that is searched. */
export function countOfFilters(query: SearchQuery): number {
  const values = Object.entries<unknown>(query).filter(([key, value]) => value !== undefined && !NO_FILTERS.has(key));
  return values.reduce((sum, [, value]) => sum + (Array.isArray(value) ? value.length : 1), 0);
}
