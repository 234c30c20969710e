import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';
import { hrefOf, type ListAddress } from './list-address.ts';

/** One page of a list. */
export const listQuery = (api: Api, list: ListAddress) =>
  queryOptions({
    queryKey: ['/api/lists', hrefOf(list)],
    queryFn: ({ signal }) => api.rankings.list({ params: { kind: list.kind }, query: { state: list.state, page: list.page } }, signal),
  });

/** Every state and territory with its numbers. */
export const statesQuery = (api: Api) =>
  queryOptions({ queryKey: ['/api/states'], queryFn: ({ signal }) => api.rankings.states({}, signal) });
