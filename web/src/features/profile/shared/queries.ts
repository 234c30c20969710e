import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../api/client.ts';
import { FAVORITES_KEY } from '../../../entities/favorites/store.ts';

/** What is under way with the account: an unconfirmed address, and when the username may change again. */
export const accountQuery = (api: Api) =>
  queryOptions({ queryKey: ['/api/user/account'], queryFn: ({ signal }) => api.profile.account({}, signal) });

/** Where the account is signed in. Other devices come and go, so each visit asks anew. */
export const sessionsQuery = (api: Api) =>
  queryOptions({ queryKey: ['/api/user/sessions'], queryFn: ({ signal }) => api.profile.sessions({}, signal), staleTime: 0 });

/** The query that the hearts look at, too: they agree with what is changed here. */
export const favoritesQuery = (api: Api) =>
  queryOptions({ queryKey: FAVORITES_KEY, queryFn: ({ signal }) => api.favorites.list({}, signal) });

export const savedRankingsQuery = (api: Api) =>
  queryOptions({ queryKey: ['/api/rankings/saved'], queryFn: ({ signal }) => api.savedRankings.list({}, signal) });

export const savedAnswersQuery = (api: Api) =>
  queryOptions({ queryKey: ['/api/match/sessions'], queryFn: ({ signal }) => api.matching.sessions({}, signal) });

export const listsQuery = (api: Api) =>
  queryOptions({ queryKey: ['/api/favorite-lists'], queryFn: ({ signal }) => api.favorites.lists({}, signal) });
