import { z } from 'zod';
import { PERMISSIONS } from '../domain/accounts/permissions.ts';
import { messageAnswer } from './shapes/account-shapes.ts';
import { defineContract } from './endpoint.ts';

export const adminContract = defineContract({
  me: {
    method: 'GET',
    path: '/api/admin/me',
    access: 'staff',
    summary: 'Returns the permissions of the signed-in user.',
    response: z.object({ permissions: z.array(z.enum(PERMISSIONS)) }),
  },
  requestAccess: {
    method: 'POST',
    path: '/api/reports',
    access: 'user',
    status: 202,
    limit: { user: { calls: 20, seconds: 3_600 } },
    summary: 'Asks the admins by email for access to the admin pages.',
    body: z.strictObject({
      type: z.literal('access_request'),
      message: z.string().trim().max(500, 'At most 500 characters').optional(),
    }),
    response: messageAnswer,
  },
});
