import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ApiError, type Api } from '../../api/client.ts';
import { type SearchQuery, type SearchResult, serializeSearch } from '../../api/domain/search.ts';
import { isPrivateParam } from './private/private-params.ts';
import { matchNow, type MatchSearch } from './private/private-values.ts';
import { withoutPlace } from './search-url.ts';

/** A result, and the part of the search that was dropped to get it. */
export interface SearchOutcome {
  result: SearchResult;
  /** The search that was answered. */
  query: SearchQuery;
  notice?: string;
}

/** One page of colleges. Keeps the previous result while the next one loads. */
export const searchQuery = (api: Api, query: SearchQuery) => {
  const match = query.sort?.key === 'match' ? matchNow() : undefined;
  return queryOptions({
    queryKey: ['/api/colleges/search', serializeSearch(query), ...(match ? [match.answers] : [])],
    queryFn: ({ signal }) => ask(api, query, match, signal),
    placeholderData: keepPreviousData,
  });
};

export const UNKNOWN_ZIP = 'We do not know this ZIP code';

/** With an unknown ZIP code, searches without the place and returns a notice. An unknown home is left out. */
async function ask(api: Api, query: SearchQuery, match: MatchSearch | undefined, signal: AbortSignal): Promise<SearchOutcome> {
  try {
    const result = await (match ? match.search(api, query, match.answers, signal) : api.colleges.search({ query }, signal));
    return { result: withoutPrivateRelaxations(result), query };
  } catch (error) {
    const paths = error instanceof ApiError && error.status === 400 ? error.errors.map(({ path }) => path) : [];
    if (paths.includes('home')) return ask(api, { ...query, home: undefined }, match, signal);
    if (!paths.includes('zip')) throw error;
    const outcome = await ask(api, { ...withoutPlace(query), page: query.page }, match, signal);
    return { ...outcome, notice: UNKNOWN_ZIP };
  }
}

/** Links cannot remove a private value, because no address has it. Its chip can. */
const withoutPrivateRelaxations = ({ relax, ...result }: SearchResult): SearchResult => ({
  ...result,
  ...(relax && { relax: relax.filter(({ param }) => !isPrivateParam(param)) }),
});
