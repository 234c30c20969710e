import { z } from 'zod';
import { defineContract } from '../../endpoint.ts';
import { MAX_REASON } from '../../../domain/audit/audit.ts';
import { rowId } from '../../shapes/codecs.ts';
import { services } from './services.resource.ts';
import { freeText } from '../../shapes/text-shapes.ts';

/** Decisions about what providers propose. */
export const servicesCalls = defineContract({
  decideListing: {
    method: 'POST',
    path: '/api/admin/services/:id/decision',
    access: 'staff',
    permission: 'services',
    isVersioned: true,
    summary: 'Publishes or rejects a pending listing or a proposed change. The provider gets an email with the reason.',
    params: z.object({ id: rowId }),
    body: z
      .strictObject({
        isApproved: z.boolean(),
        reason: freeText().max(MAX_REASON, `At most ${MAX_REASON} characters`).optional(),
      })
      .refine(({ isApproved, reason }) => isApproved || !!reason, { message: 'Give a reason', path: ['reason'] }),
    response: services.spec.record,
    refusals: [404, 422],
  },
});
