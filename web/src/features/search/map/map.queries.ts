import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../api/client.ts';
import { type SearchQuery, serializeSearch } from '../../../api/domain/search.ts';

/** The locations of all results. Order and page do not matter. */
export const mapQuery = (api: Api, search: SearchQuery) => {
  const query = { ...search, sort: undefined, page: undefined, perPage: undefined };
  return queryOptions({
    queryKey: ['/api/colleges/map', serializeSearch(query)],
    queryFn: ({ signal }) => api.colleges.map({ query }, signal),
    placeholderData: keepPreviousData,
  });
};
