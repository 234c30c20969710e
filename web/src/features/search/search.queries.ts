import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ApiError, type Api } from '../../api/client.ts';
import { serializeSearch, type SearchQuery, type SearchResult } from '../../api/domain.ts';
import { isPrivateParam } from './private/private-params.ts';
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

export const UNKNOWN_ZIP = 'We do not know this ZIP code';

/** With an unknown ZIP code, searches without the place and returns a notice. An unknown home is left out. */
async function ask(api: Api, query: SearchQuery, signal: AbortSignal): Promise<SearchOutcome> {
  try {
    return { result: withoutPrivateRelaxations(await api.colleges.search({ query }, signal)), query };
  } catch (error) {
    const paths = error instanceof ApiError && error.status === 400 ? error.errors.map(({ path }) => path) : [];
    if (paths.includes('home')) return ask(api, { ...query, home: undefined }, signal);
    if (!paths.includes('zip')) throw error;
    const outcome = await ask(api, { ...withoutPlace(query), page: query.page }, signal);
    return { ...outcome, notice: UNKNOWN_ZIP };
  }
}

/** Links cannot remove a private value, because no address has it. Its chip can. */
const withoutPrivateRelaxations = ({ relax, ...result }: SearchResult): SearchResult => ({
  ...result,
  ...(relax && { relax: relax.filter(({ param }) => !isPrivateParam(param)) }),
});
