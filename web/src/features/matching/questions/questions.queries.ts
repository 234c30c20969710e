import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../api/client.ts';

/** The number of colleges that remain under each "only" answer. */
export const onlyQuery = (api: Api) =>
  queryOptions({
    queryKey: ['/api/match/questions', 'only'],
    queryFn: async ({ signal }) => (await api.matching.questions({}, signal)).only,
  });
