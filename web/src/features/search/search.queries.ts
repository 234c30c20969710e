import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ApiError, type Api } from '../../api/client.ts';
import { serializeSearch, type SearchQuery, type SearchResult } from '../../api/domain.ts';
import { withoutPlace } from './search-url.ts';

/** A result, and the part of the search that was dropped to get it. */
export interface SearchOutcome {
  result: SearchResult;
  /** The search that was answered. */
  query: SearchQuery;
  notice?: string;
}

/** One page of colleges. Keeps the previous result while the next one loads. */
export const searchQuery = (api: Api, query: SearchQuery) =>
  queryOptions({
    queryKey: ['/api/colleges/search', serializeSearch(query)],
    queryFn: ({ signal }) => ask(api, query, signal),
    placeholderData: keepPreviousData,
  });

/** The locations of all results. Order and page do not matter. */
export const mapQuery = (api: Api, search: SearchQuery) => {
  const query = { ...search, sort: undefined, page: undefined, perPage: undefined };
  return queryOptions({
    queryKey: ['/api/colleges/map', serializeSearch(query)],
    queryFn: ({ signal }) => api.colleges.map({ query }, signal),
    placeholderData: keepPreviousData,
  });
};

/** With an unknown ZIP code, searches without the place and returns a notice. */
async function ask(api: Api, query: SearchQuery, signal: AbortSignal): Promise<SearchOutcome> {
  try {
    return { result: await api.colleges.search({ query }, signal), query };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400 || query.zip === undefined) throw error;
    const open = { ...withoutPlace(query), page: query.page };
    return { result: await api.colleges.search({ query: open }, signal), query: open, notice: error.message };
  }
}
