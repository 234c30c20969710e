import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';
import type { Box, ConversationPage } from '../../api/domain/messages.ts';
import { mergeLatest, type LoadedThread } from './merge.ts';

/** First part of the keys of all queries about conversations. */
export const CONVERSATIONS = '/api/conversations';
export const UNREAD_KEY = ['/api/messages/unread-count'] as const;
export const BLOCKED_KEY = ['/api/blocks'] as const;
export const NOTICES_KEY = ['/api/user/notices'] as const;
export const REPORTS_KEY = ['/api/user/reports'] as const;

/** Pages of a list that are fetched again together. */
const MOST_PAGES = 10;

/** Unread conversations, message requests and roommate requests of the signed-in person. */
export const unreadQuery = (api: Api) =>
  queryOptions({ queryKey: UNREAD_KEY, queryFn: ({ signal }) => api.messages.unreadCount({}, signal) });

/** The conversations of a box, latest first. Fetches as many pages again as were loaded. */
export const listQuery = (api: Api, queries: QueryClient, box: Box) => {
  const queryKey = [CONVERSATIONS, 'list', box] as const;
  return queryOptions({
    queryKey,
    staleTime: 0,
    queryFn: async ({ signal }): Promise<ConversationPage> => {
      const loaded = queries.getQueryData<ConversationPage>(queryKey)?.items.length ?? 0;
      const list = await api.messages.list({ query: { box } }, signal);
      for (let page = 1; page < MOST_PAGES && list.next !== null && list.items.length < loaded; page += 1) {
        const more = await api.messages.list({ query: { box, cursor: list.next } }, signal);
        list.items.push(...more.items);
        list.next = more.next;
      }
      return list;
    },
  });
};

export const conversationQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: [CONVERSATIONS, 'one', id] as const,
    staleTime: 0,
    queryFn: ({ signal }) => api.messages.one({ params: { id } }, signal),
  });

/** First part of the keys of all threads. The id of the conversation follows. */
export const THREADS = [CONVERSATIONS, 'messages'] as const;
export const threadKey = (id: number) => [...THREADS, id] as const;

/** The latest messages of a conversation, oldest first, with the older ones that were loaded. */
export const threadQuery = (api: Api, queries: QueryClient, id: number) => {
  const queryKey = threadKey(id);
  const loaded = () => queries.getQueryData<LoadedThread>(queryKey);
  return queryOptions({
    queryKey,
    staleTime: 0,
    queryFn: async ({ signal }): Promise<LoadedThread> => {
      const knownBefore = loaded()?.upTo ?? 0;
      const page = await api.messages.messages({ params: { id } }, signal);
      return mergeLatest(loaded(), page, knownBefore);
    },
  });
};
