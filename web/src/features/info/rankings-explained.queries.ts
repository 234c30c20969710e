import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';

/** The college that comes first under the usual weights, whole, as an example; null while there is none. */
export const exampleQuery = (api: Api) =>
  queryOptions({
    queryKey: ['/api/rankings', { perPage: 1 }, 'example'],
    queryFn: async ({ signal }) => {
      const { items } = await api.rankings.rank({ query: { perPage: 1 } }, signal);
      const first = items[0];
      if (!first) return null;
      const college = await api.colleges.byId({ params: { id: first.college.id } }, signal);
      return { college, rank: first.rank, score: first.score };
    },
  });
