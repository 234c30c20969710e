import { z } from 'zod';
import { ANALYTICS_CATEGORY, ANALYTICS_EVENTS } from '../domain/analytics/events.ts';
import { defineContract } from './endpoint.ts';

export const analyticsContract = defineContract({
  record: {
    method: 'POST',
    path: '/api/analytics',
    access: 'public',
    status: 202,
    limit: { address: { calls: 120, seconds: 60 } },
    example: '/api/analytics',
    exampleBody: { event: 'college_view', path: '/colleges/auburn-university', category: 'analytics' },
    summary: 'Counts one event. Sent only by visitors who agreed to analytics; event, path, hour and category are all that is stored.',
    body: z.strictObject({
      event: z.enum(ANALYTICS_EVENTS).meta({ description: `What happened: ${ANALYTICS_EVENTS.join(', ')}` }),
      path: z
        .string()
        .max(300, 'At most 300 characters')
        .regex(/^\/[^?#\s]*$/, 'A path that begins with /, without query and fragment')
        .meta({ description: 'The path of the page it happened on; only pages of this site are told apart' }),
      category: z
        .literal(ANALYTICS_CATEGORY, 'Only events of the analytics category are taken')
        .meta({ description: 'The category of consent that was given' }),
    }),
    response: z.object({ recorded: z.literal(true) }),
  },
});
