import { parseSearch, serializeSearch, type SearchFault, type SearchQuery } from '../../../api/contracts.ts';

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
