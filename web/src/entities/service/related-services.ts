import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';
import type { StateCode } from '../../api/domain/colleges.ts';

/** Up to four free or public services for students of a state, or of any. */
export const relatedServicesQuery = (api: Api, state?: StateCode) =>
  queryOptions({
    queryKey: ['/api/services/related', state],
    queryFn: ({ signal }) => api.services.related({ query: { ...(state && { state }) } }, signal),
    staleTime: 'static',
  });
