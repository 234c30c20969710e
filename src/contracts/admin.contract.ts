import { z } from 'zod';
import { PERMISSIONS } from '../domain/accounts/permissions.ts';
import { said } from './account-shapes.ts';
import { defineContract } from './endpoint.ts';

/** The staff's side, and the way to ask for it. */
export const adminContract = defineContract({
  me: {
    method: 'GET',
    path: '/api/admin/me',
    access: 'staff',
    summary: 'What the signed-in user may do in the admin pages.',
    response: z.object({ permissions: z.array(z.enum(PERMISSIONS)) }),
  },
  requestAccess: {
    method: 'POST',
    path: '/api/reports',
    access: 'user',
    status: 202,
    limit: { user: { calls: 20, seconds: 3_600 } },
    summary: 'Asks the admins for access to the admin pages; they get a mail. Other kinds of reports come with messages.',
    body: z.strictObject({
      type: z.literal('access_request'),
      message: z.string().trim().max(500, 'At most 500 characters').optional(),
    }),
    response: said,
  },
});
