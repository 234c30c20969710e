import { queryOptions } from '@tanstack/react-query';
import { browserSend } from '../../api/browser-send.ts';
import { createClient } from '../../api/client.ts';
import { callPanel } from '../panel-api.ts';

const api = createClient(browserSend);
/** In milliseconds. Cases also become overdue without an event. */
const RECOUNT = 60_000;

/** Open and overdue cases. For moderators only. */
export const CASE_COUNTS = queryOptions({
  queryKey: ['case-counts'],
  queryFn: ({ signal }) => callPanel('caseCounts', {}, signal),
  refetchInterval: RECOUNT,
  retry: false,
});

/** Unread conversations and requests of the member of staff. */
export const UNREAD = queryOptions({
  queryKey: ['messages', 'unread'],
  queryFn: ({ signal }) => api.messages.unreadCount({}, signal),
  retry: false,
});
