import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../api/client.ts';

/** How many colleges each answer that allows nothing else would leave. */
export const onlyQuery = (api: Api) =>
  queryOptions({
    queryKey: ['/api/match/questions', 'only'],
    queryFn: async ({ signal }) => (await api.matching.questions({}, signal)).only,
  });
