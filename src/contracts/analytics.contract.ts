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
    summary: 'Counts one event. Browsers send it only with analytics consent. Only the event, path, hour and category are stored.',
    body: z.strictObject({
      event: z.enum(ANALYTICS_EVENTS).meta({ description: `One of ${ANALYTICS_EVENTS.join(', ')}` }),
      path: z
        .string()
        .max(300, 'At most 300 characters')
        .regex(/^\/[^?#\s]*$/, 'A path that starts with /, without query or fragment')
        .meta({ description: 'The path of the page. Unknown paths are counted together' }),
      category: z.literal(ANALYTICS_CATEGORY, 'The category must be analytics').meta({ description: 'The category of the given consent' }),
    }),
    response: z.object({ recorded: z.literal(true) }),
  },
});
