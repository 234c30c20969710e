import type { FieldKey } from '../colleges/attributes.ts';
import type { Clock } from '../shared/time.ts';
import type { CollegeRef } from '../imports/run-diff.ts';
import type { SuppliedValue } from '../imports/source-table.ts';

/** A value that staff have set and no import replaces. */
export interface FieldLock extends CollegeRef {
  field: FieldKey;
  /** The staff value, which pages show. */
  value: unknown;
  /** The newest imported value, or null. */
  supplied: unknown;
  lockedBy: string;
  reason: string;
  lockedAt: Date;
}

export interface LockEdit {
  unitId: number;
  field: FieldKey;
  value: SuppliedValue;
  by: string;
  reason: string;
  at: Date;
}

export interface LockRemoval {
  unitId: number;
  field: FieldKey;
  at: Date;
}

export interface LockStore {
  /** Sorted by UNITID, then field. */
  list(unitId?: number): Promise<FieldLock[]>;
  /** Writes and locks in one transaction, with scores, an entry of the audit log and a new data version. False if there is no such college. */
  set(edit: LockEdit): Promise<boolean>;
  /** Unlocks a field and restores its newest imported value. False if it is not locked. */
  remove(removal: LockRemoval): Promise<boolean>;
}

export interface LocksPorts {
  locks: LockStore;
  clock: Clock;
}
