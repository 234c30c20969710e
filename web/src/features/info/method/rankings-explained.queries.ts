import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../api/client.ts';

/** The default ranking. Its first college is the example. */
export const exampleQuery = (api: Api) =>
  queryOptions({
    queryKey: ['/api/rankings', { perPage: 1 }],
    queryFn: ({ signal }) => api.rankings.rank({ query: { perPage: 1 } }, signal),
  });
