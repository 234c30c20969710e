import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../api/client.ts';
import { type MatchQuery, NO_PRIORITIES } from '../../../api/domain/matching.ts';

/** Sample answers. */
export const EXAMPLE_ANSWERS = {
  type: ['public'],
  size: 'medium',
  st: ['AL', 'GA'],
  p: { ...NO_PRIORITIES, completion: 3, earnings: 2, safety: 1 },
} as const satisfies MatchQuery;

/** The matches of the sample answers. */
export const matchExampleQuery = (api: Api) =>
  queryOptions({
    queryKey: ['/api/match', 'example'],
    queryFn: ({ signal }) => api.matching.preview({ query: EXAMPLE_ANSWERS }, signal),
  });
