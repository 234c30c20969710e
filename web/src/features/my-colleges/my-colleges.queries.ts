import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';

/** The cards of these colleges, in this order. Ids that the catalog does not know are left out. */
export const cardsQuery = (api: Api, ids: readonly number[]) =>
  queryOptions({
    queryKey: ['/api/colleges/cards', { ids: ids.join(',') }],
    queryFn: ({ signal }) => (ids.length === 0 ? [] : api.colleges.cards({ query: { ids: [...ids] } }, signal)),
    // A removed college leaves the others in place.
    placeholderData: (former) => former?.filter(({ id }) => ids.includes(id)),
  });
