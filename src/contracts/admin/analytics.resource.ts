import { z } from 'zod';
import { ANALYTICS_EVENTS } from '../../domain/analytics/events.ts';
import { defineResource } from '../resource.ts';

const day = z.iso.date();

/** Events of visitors who agreed to analytics, counted by day in UTC and page. */
export const analytics = defineResource({
  name: 'analytics',
  words: { one: 'count of an event', many: 'counts of events' },
  read: 'read',
  write: 'catalog',
  record: z.object({ id: z.string(), day, event: z.enum(ANALYTICS_EVENTS), path: z.string(), count: z.int() }).meta({ id: 'EventCount' }),
  filter: z.object({
    event: z.enum(ANALYTICS_EVENTS).optional(),
    /** The first and the last day. */
    since: day.optional(),
    until: day.optional(),
    path: z.string().max(300).optional(),
  }),
  sortable: ['day', 'count', 'event', 'path'],
});
