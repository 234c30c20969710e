import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';

export const sharedListQuery = (api: Api, token: string) =>
  queryOptions({
    queryKey: ['/api/shared-lists', token],
    queryFn: ({ signal }) => api.favorites.shared({ params: { token } }, signal),
  });
