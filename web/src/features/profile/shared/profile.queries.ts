import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../api/client.ts';
import type { PrivateAnswers } from '../../../api/domain/matching.ts';

export const SAVED_SEARCHES_KEY = ['/api/user/searches'] as const;

/** The unconfirmed new email address, and when the username can change again. */
export const accountQuery = (api: Api) =>
  queryOptions({ queryKey: ['/api/user/account'], queryFn: ({ signal }) => api.profile.account({}, signal) });

/** The sessions of the account. Never cached, because other devices change them. */
export const sessionsQuery = (api: Api) =>
  queryOptions({ queryKey: ['/api/user/sessions'], queryFn: ({ signal }) => api.profile.sessions({}, signal), staleTime: 0 });

/** Whether signing in takes a second step. */
export const secondStepQuery = (api: Api) =>
  queryOptions({ queryKey: ['/api/user/second-step'], queryFn: ({ signal }) => api.secondStep.secondStep({}, signal), staleTime: 0 });

export const savedRankingsQuery = (api: Api) =>
  queryOptions({ queryKey: ['/api/rankings/saved'], queryFn: ({ signal }) => api.savedRankings.list({}, signal) });

/** The counts use what this tab knows of the visitor, as the search page does. */
export const savedSearchesQuery = (api: Api, { income, homeState, sat, act }: PrivateAnswers) =>
  queryOptions({
    queryKey: [...SAVED_SEARCHES_KEY, { income, homeState, sat, act }],
    queryFn: ({ signal }) => api.savedSearches.list({ query: { income, homeState, mySat: sat, myAct: act } }, signal),
  });

export const savedAnswersQuery = (api: Api) =>
  queryOptions({ queryKey: ['/api/match/sessions'], queryFn: ({ signal }) => api.matching.sessions({}, signal) });
