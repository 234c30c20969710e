import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../api/client.ts';
import { NO_PRIORITIES, type MatchQuery } from '../../../api/domain.ts';

/** Somebody's answers, to show what comes of them. */
export const EXAMPLE_ANSWERS = {
  type: ['public'],
  size: 'medium',
  st: ['AL', 'GA'],
  p: { ...NO_PRIORITIES, completion: 3, earnings: 2, safety: 1 },
} as const satisfies MatchQuery;

/** The matches of the example, from the data of today. */
export const matchExampleQuery = (api: Api) =>
  queryOptions({
    queryKey: ['/api/match', 'example'],
    queryFn: ({ signal }) => api.matching.preview({ query: EXAMPLE_ANSWERS }, signal),
  });
