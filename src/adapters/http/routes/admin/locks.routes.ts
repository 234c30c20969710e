import { z } from 'zod';
import { resources } from '../../../../contracts/admin/index.ts';
import type { lockCalls } from '../../../../contracts/admin/locks.calls.ts';
import type { StaffRecord } from '../../../../domain/admin/records.ports.ts';
import type { Records } from '../../../../domain/admin/records.use-cases.ts';
import { LOCKED_SUFFIX } from '../../../../domain/corrections/staff-edit.ts';
import { DomainError } from '../../../../domain/shared/domain-error.ts';
import { json } from '../../answer/json.ts';
import { Reply } from '../../answer/reply.ts';
import type { Handlers } from '../../mount.ts';

const resourceOf = (field: string) => (field === 'netPricesByIncome' ? 'net-prices' : 'colleges');

/** Locks are changes of the records of colleges, with the same versions and audit rows. */
export function lockRoutes(records: Records): Handlers<typeof lockCalls> {
  const answer = (field: string, record: StaffRecord) => {
    const schema = resources[resourceOf(field)].spec.record as z.ZodObject;
    return new Reply(json(z.encode(schema, record)), ['ETag', `"${record.version ?? 0}"`]);
  };
  return {
    async setLock({ params: { id, field }, body, version }) {
      const changes = { [field]: body.value ?? null, [field + LOCKED_SUFFIX]: true };
      return answer(field, await records.change(resourceOf(field), { id: String(id), version, reason: body.reason }, changes));
    },
    async removeLock({ params: { id, field }, query, version }) {
      const { fields } = (await records.one(resourceOf(field), String(id))) as { fields?: Record<string, { locked: unknown }> };
      if (!fields?.[field]?.locked) throw new DomainError('not-found', 'lock.not-found', `There is no lock on ${field}.`);
      const edit = { id: String(id), version, reason: query.reason || null };
      return answer(field, await records.change(resourceOf(field), edit, { [field + LOCKED_SUFFIX]: false }));
    },
  };
}
