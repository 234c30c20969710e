import { z } from 'zod';
import { ANALYTICS_EVENTS } from '../domain/analytics/events.ts';
import { defineContract } from './endpoint.ts';

export const analyticsContract = defineContract({
  record: {
    method: 'POST',
    path: '/api/analytics',
    access: 'public',
    status: 202,
    summary: 'Counts one event. Sent only by visitors who agreed to analytics; event, path, hour and category are all that is stored.',
    body: z.strictObject({
      event: z.enum(ANALYTICS_EVENTS),
      path: z
        .string()
        .max(300, 'At most 300 characters')
        .regex(/^\/[^?#\s]*$/, 'A path that begins with /, without query and fragment'),
      category: z.literal('analytics', 'Only events of the analytics category are taken'),
    }),
    response: z.object({ recorded: z.literal(true) }),
  },
});
