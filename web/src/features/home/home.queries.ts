import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { formatWeights, type Weights } from '../../api/domain.ts';
import type { Api } from '../../api/client.ts';

/** The college of the spotlight, or null when none is featured. */
export const spotlightQuery = (api: Api) =>
  queryOptions({
    queryKey: ['/api/colleges', { featured: true, limit: 1 }],
    queryFn: async ({ signal }) => (await api.colleges.list({ query: { featured: 'true', limit: 1 } }, signal))[0] ?? null,
  });

const TOP = 3;

/** The first three of all colleges, without weights in the order that Alma proposes. While others are asked for, the old answer stays. */
export const topQuery = (api: Api, w: Weights | undefined) =>
  queryOptions({
    queryKey: ['/api/rankings', { w: w && formatWeights(w), perPage: TOP }],
    queryFn: ({ signal }) => api.rankings.rank({ query: { w, perPage: TOP } }, signal),
    placeholderData: keepPreviousData,
  });
