import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ApiError, type Api } from '../../api/client.ts';
import { serializeSearch, type SearchQuery, type SearchResult } from '../../api/domain.ts';
import { withoutPlace } from './search-url.ts';

/** An answer, with what had to be left out of the question to get one. */
export interface SearchOutcome {
  result: SearchResult;
  /** The search that was answered. */
  query: SearchQuery;
  notice?: string;
}

/** One page of colleges. The last answer stays while the next one is on its way. */
export const searchQuery = (api: Api, query: SearchQuery) =>
  queryOptions({
    queryKey: ['/api/colleges/search', serializeSearch(query)],
    queryFn: ({ signal }) => ask(api, query, signal),
    placeholderData: keepPreviousData,
  });

/** The places of all that was found; order and page make no difference to them. */
export const mapQuery = (api: Api, search: SearchQuery) => {
  const query = { ...search, sort: undefined, page: undefined, perPage: undefined };
  return queryOptions({
    queryKey: ['/api/colleges/map', serializeSearch(query)],
    queryFn: ({ signal }) => api.colleges.map({ query }, signal),
    placeholderData: keepPreviousData,
  });
};

/** A ZIP code nobody knows is no reason to show nothing: the search goes on without the place, and says so. */
async function ask(api: Api, query: SearchQuery, signal: AbortSignal): Promise<SearchOutcome> {
  try {
    return { result: await api.colleges.search({ query }, signal), query };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400 || query.zip === undefined) throw error;
    const open = { ...withoutPlace(query), page: query.page };
    return { result: await api.colleges.search({ query: open }, signal), query: open, notice: error.message };
  }
}
