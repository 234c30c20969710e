import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';
import type { RoommatePage } from '../../api/domain/roommates.ts';

/** First part of the keys of all queries about roommates. */
export const ROOMMATES = '/api/roommates';
export const REQUESTS_KEY = [ROOMMATES, 'requests'] as const;

export type BrowseQuery = NonNullable<NonNullable<Parameters<Api['roommates']['browse']>[0]>['query']>;

/** The own profiles, the quiz answers, and how many requests wait. */
export const myRoommatesQuery = (api: Api) =>
  queryOptions({ queryKey: [ROOMMATES, 'mine'] as const, queryFn: ({ signal }) => api.roommates.mine({}, signal) });

/** Counts of active profiles by college; of one college with its id. */
export const roommateCountsQuery = (api: Api, collegeId?: number) =>
  queryOptions({
    queryKey: [ROOMMATES, 'counts', collegeId ?? 0] as const,
    queryFn: ({ signal }) => api.roommates.counts({ query: { ...(collegeId !== undefined && { collegeId }) } }, signal),
  });

export const browseQuery = (api: Api, query: BrowseQuery) =>
  queryOptions({
    queryKey: [ROOMMATES, 'browse', query] as const,
    staleTime: 0,
    queryFn: ({ signal }): Promise<RoommatePage> => api.roommates.browse({ query }, signal),
  });

/** What a visitor, or this signed-in person, may see of a profile. The server renders what visitors see. */
export const roommateQuery = (api: Api, id: string, isSignedIn: boolean) =>
  queryOptions({
    queryKey: [ROOMMATES, 'one', id, isSignedIn ? 'signed in' : 'visitor'] as const,
    staleTime: isSignedIn ? 0 : Infinity,
    queryFn: ({ signal }) => api.roommates.one({ params: { id } }, signal),
  });

export const requestsQuery = (api: Api, box: 'in' | 'out') =>
  queryOptions({
    queryKey: [...REQUESTS_KEY, box] as const,
    staleTime: 0,
    queryFn: ({ signal }) => api.roommates.requests({ query: { box } }, signal),
  });

/** After a change: every list, profile and count can be different. */
export const refreshRoommates = (queries: QueryClient): Promise<void> => queries.invalidateQueries({ queryKey: [ROOMMATES] });
