import type { FieldKey } from '../colleges/college.ts';
import type { Clock } from '../shared/clock.ts';
import type { CollegeRef } from '../imports/run-diff.ts';
import type { SuppliedField, SuppliedValue } from '../imports/source-table.ts';

/** A value that staff has taken out of the hands of imports. */
export interface FieldLock extends CollegeRef {
  field: FieldKey;
  /** Staff's value, the one that is shown. */
  value: unknown;
  /** What the imports say; null where none says anything. */
  supplied: unknown;
  lockedBy: string;
  reason: string;
  lockedAt: Date;
}

export interface LockEdit {
  unitId: number;
  field: FieldKey;
  /** Everything that is written for the field, the field itself first. */
  values: readonly { field: SuppliedField; value: SuppliedValue }[];
  by: string;
  reason: string;
  at: Date;
}

export interface LockRemoval {
  unitId: number;
  fields: readonly SuppliedField[];
}

export interface LockStore {
  /** In the order of UNITIDs, then fields. */
  list(unitId?: number): Promise<FieldLock[]>;
  /** Writes and locks in one transaction, with scores and a new data version; false where there is no such college. */
  set(edit: LockEdit): Promise<boolean>;
  /** Gives the fields back to the imports; false where they are not locked. */
  remove(removal: LockRemoval): Promise<boolean>;
}

export interface LocksPorts {
  locks: LockStore;
  clock: Clock;
}
