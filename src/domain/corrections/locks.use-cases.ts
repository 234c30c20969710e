import type { FieldKey } from '../colleges/attributes.ts';
import { DomainError } from '../shared/domain-error.ts';
import { checkLockedValue, readLockedValue } from './locks.ts';
import type { FieldLock, LocksPorts } from './locks.ports.ts';
import type { SuppliedValue } from '../imports/source-table.ts';

const MAX_REASON = 200;

export interface LockRequest {
  unitId: number;
  field: FieldKey;
  /** `text` as typed, `exact` as stored. */
  value: { text: string } | { exact: SuppliedValue };
  reason: string;
  by: string;
}

/** Values that staff set and no import replaces. The imported values are stored beside them. */
export function createLocks({ locks, clock }: LocksPorts) {
  async function find(unitId: number, field: FieldKey): Promise<FieldLock | undefined> {
    return (await locks.list(unitId)).find((lock) => lock.field === field);
  }

  return {
    /** All locks, or those of one college. */
    list: (unitId?: number): Promise<FieldLock[]> => locks.list(unitId),

    /**
     * Sets a value and locks its field; a locked field gets another value. Throws `invalid` for a value that the field cannot hold or
     * a missing reason, `not-found` for an unknown college and `busy` during another write.
     */
    async set({ unitId, field, value, reason, by }: LockRequest): Promise<FieldLock> {
      const checked = 'text' in value ? readLockedValue(field, value.text) : checkLockedValue(field, value.exact);
      const why = reason
        .replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ')
        .trim()
        .slice(0, MAX_REASON);
      if (why === '') throw new DomainError('invalid', 'lock.reason', 'Give a reason: it is the source of the value.');
      const edit = { unitId, field, value: checked, by, reason: why, at: clock.now() };
      const stored = (await locks.set(edit)) && (await find(unitId, field));
      if (stored) return stored;
      throw new DomainError('not-found', 'college.not-found', `There is no college with the UNITID ${unitId}.`);
    },

    /** Unlocks a field and restores its newest imported value. Throws `not-found` if it is not locked. */
    async remove(unitId: number, field: FieldKey): Promise<void> {
      if (await locks.remove({ unitId, field, at: clock.now() })) return;
      throw new DomainError('not-found', 'lock.not-found', `The college ${unitId} has no lock on ${field}.`);
    },
  };
}

export type Locks = ReturnType<typeof createLocks>;
