import { z } from 'zod';
import { LOCKABLE_FIELDS } from '../../domain/corrections/locks.ts';
import { defineContract } from '../endpoint.ts';
import { MAX_REASON } from '../../domain/audit/audit.ts';
import { rowId } from '../shapes/codecs.ts';
import { freeText } from '../shapes/text-shapes.ts';

const params = z.object({
  id: rowId,
  field: z.enum(LOCKABLE_FIELDS).meta({ description: 'A field that staff may set', example: 'avgSAT' }),
});
const reason = freeText().max(MAX_REASON);

/** One field of a college. The answer is the record, of net prices for `netPricesByIncome`. */
export const lockCalls = defineContract({
  setLock: {
    method: 'PUT',
    path: '/api/admin/colleges/:id/locks/:field',
    access: 'staff',
    permission: 'catalog',
    isVersioned: true,
    summary: 'Sets a value of a college that no import replaces. The reason is public.',
    params,
    body: z.strictObject({ value: z.unknown(), reason: reason.min(1, 'Give a reason') }),
    response: z.record(z.string(), z.unknown()),
    refusals: [404],
  },
  removeLock: {
    method: 'DELETE',
    path: '/api/admin/colleges/:id/locks/:field',
    access: 'staff',
    permission: 'catalog',
    isVersioned: true,
    summary: 'Unlocks a field of a college: its newest imported value is shown again.',
    params,
    query: z.object({ reason: reason.meta({ description: 'Why it changes', example: 'The source is right now' }).optional() }),
    response: z.record(z.string(), z.unknown()),
    refusals: [404],
  },
});
