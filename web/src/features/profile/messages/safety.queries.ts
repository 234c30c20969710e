import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../api/client.ts';
import { BLOCKED_KEY, NOTICES_KEY, REPORTS_KEY } from '../../../entities/messages/messages.queries.ts';

export const settingsQuery = (api: Api) =>
  queryOptions({ queryKey: ['/api/user/message-settings'] as const, queryFn: ({ signal }) => api.messages.settings({}, signal) });

export const blockedQuery = (api: Api) =>
  queryOptions({ queryKey: BLOCKED_KEY, queryFn: ({ signal }) => api.messages.blocked({}, signal), staleTime: 0 });

/** Staff decide at any time. */
export const reportsQuery = (api: Api) =>
  queryOptions({ queryKey: REPORTS_KEY, queryFn: ({ signal }) => api.reports.own({}, signal), staleTime: 0 });

export const noticesQuery = (api: Api) =>
  queryOptions({ queryKey: NOTICES_KEY, queryFn: ({ signal }) => api.reports.notices({}, signal), staleTime: 0 });
