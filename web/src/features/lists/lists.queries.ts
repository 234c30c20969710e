import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';
import { hrefOf, type ListAddress, type ListView } from './list-url.ts';

export const listQuery = (api: Api, list: ListAddress) =>
  queryOptions({
    queryKey: ['/api/lists', hrefOf(list)],
    queryFn: ({ signal }) => {
      const { kind, state, page, group, all } = list;
      return api.rankings.list({ params: { kind }, query: { state, page, group, all } }, signal);
    },
  });

/** A page of the list for adults. */
export const adultsQuery = (api: Api, { page, group }: Pick<ListView, 'page' | 'group'>) =>
  queryOptions({
    queryKey: ['/api/good-for-adults', group, page],
    queryFn: ({ signal }) => api.rankings.forAdults({ query: { group, page } }, signal),
  });

/** All states and territories, with counts and median prices. */
export const statesQuery = (api: Api) =>
  queryOptions({ queryKey: ['/api/states'], queryFn: ({ signal }) => api.rankings.states({}, signal) });
