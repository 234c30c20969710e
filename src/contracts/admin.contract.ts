import { z } from 'zod';
import { PERMISSIONS } from '../domain/accounts/permissions.ts';
import { bigqueryCalls } from './admin/bigquery/bigquery.calls.ts';
import { consoleCalls } from './admin/imports/console.calls.ts';
import { jobCalls } from './admin/imports/jobs.calls.ts';
import { runCalls } from './admin/imports/runs.calls.ts';
import { lockCalls } from './admin/locks.calls.ts';
import { casesCalls } from './admin/moderation/cases.calls.ts';
import { overviewCalls } from './admin/overview.calls.ts';
import { peopleCalls } from './admin/people.calls.ts';
import { servicesCalls } from './admin/services/services.calls.ts';
import { defineContract } from './endpoint.ts';
import { MAX_REASON } from '../domain/audit/audit.ts';
import { timestamp } from './shapes/codecs.ts';
import { freeText } from './shapes/text-shapes.ts';

export const adminContract = defineContract({
  me: {
    method: 'GET',
    path: '/api/admin/me',
    access: 'staff',
    summary: 'Returns the signed-in user, their permissions, and until when they may work without the second step that their role needs.',
    response: z.object({
      permissions: z.array(z.enum(PERMISSIONS)),
      user: z.object({ id: z.int(), username: z.string(), firstName: z.string(), lastName: z.string() }),
      /** The second step that the role needs and the account lacks. When the time is over, only reading is allowed. */
      secondStep: z.object({ at: timestamp, isOver: z.boolean() }).nullable(),
    }),
  },
  revert: {
    method: 'POST',
    path: '/api/admin/audit-log/:id/revert',
    access: 'staff',
    permission: 'read',
    // It can give a role back.
    proof: 'recent',
    isVersioned: true,
    summary: 'Brings a record back to its state before a change, as a new change. Requires the permission to change the record.',
    params: z.object({
      id: z
        .codec(z.string().regex(/^\d{1,15}$/, 'The id of an entry'), z.int(), { decode: Number, encode: String })
        .meta({ description: 'The id of an entry', example: '7' }),
    }),
    body: z.strictObject({ reason: freeText().min(1, 'Give a reason').max(MAX_REASON) }),
    response: z.record(z.string(), z.unknown()),
    refusals: [404, 422],
  },
  ...overviewCalls,
  ...peopleCalls,
  ...lockCalls,
  ...consoleCalls,
  ...runCalls,
  ...jobCalls,
  ...bigqueryCalls,
  ...servicesCalls,
  ...casesCalls,
});
