import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../api/client.ts';

/** Counts of reports and decisions by year. No loader waits for it: the browser fetches it after the page has rendered. */
export const figuresQuery = (api: Api) =>
  queryOptions({ queryKey: ['/api/safety-report'], queryFn: ({ signal }) => api.reports.figures({}, signal) });
