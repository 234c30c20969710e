import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';

/** The college of the spotlight, or null when none is featured. */
export const spotlightQuery = (api: Api) =>
  queryOptions({
    queryKey: ['/api/colleges', { featured: true, limit: 1 }],
    queryFn: async ({ signal }) => (await api.colleges.list({ query: { featured: 'true', limit: 1 } }, signal))[0] ?? null,
  });
