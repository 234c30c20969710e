import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';
import { FAVORITES_KEY } from './store.ts';

/** Shared with the favorite buttons, so that changes show on both. */
export const favoritesQuery = (api: Api) =>
  queryOptions({ queryKey: FAVORITES_KEY, queryFn: ({ signal }) => api.favorites.list({}, signal) });

export const listsQuery = (api: Api) =>
  queryOptions({ queryKey: ['/api/favorite-lists'], queryFn: ({ signal }) => api.favorites.lists({}, signal) });
