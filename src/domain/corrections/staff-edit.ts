import type { FieldKey } from '../colleges/attributes.ts';
import type { SuppliedField, SuppliedValue } from '../imports/source-table.ts';
import { DIRECT_FIELDS, isLockable } from './college-form.ts';
import { checkLockedValue, columnsOfLock } from './locks.ts';

/** Behind the name of a field, in changes: true locks the field also at its present value, false unlocks it. */
export const LOCKED_SUFFIX = '.locked';

/** The state of a college that an edit compares with. Values are as stored. */
export interface CollegeState {
  values: Readonly<Record<string, unknown>>;
  locked: readonly string[];
}

/** What an edit does with one college. */
export interface StaffEdit {
  /** Fields to set and lock, with their dependent fields. */
  sets: readonly { field: SuppliedField; value: SuppliedValue }[];
  /** Fields to unlock, with their dependent fields. */
  unlocks: readonly SuppliedField[];
  /** Fields without a source that change. */
  direct: Readonly<Record<string, unknown>>;
  /** The fields that the audit log names. */
  touched: readonly string[];
}

export const isEmptyEdit = ({ touched }: StaffEdit): boolean => touched.length === 0;

/**
 * Compares changes with a college. `"size.locked": false` unlocks a field and ignores its value, so that the audited state before an
 * edit can be applied as an edit. Throws `invalid` for a value that the field cannot hold.
 */
export function planEdit(changes: Readonly<Record<string, unknown>>, { values, locked }: CollegeState): StaffEdit {
  const isUnlocked = (field: string): boolean => changes[field + LOCKED_SUFFIX] === false;
  const named = Object.keys(changes).map((key) => key.replace(LOCKED_SUFFIX, ''));
  const lockable = [...new Set(named)].filter(isLockable);
  const unlocked = lockable.filter((field) => isUnlocked(field) && locked.includes(field));
  const set = lockable.filter((field) => !isUnlocked(field)).flatMap((field) => changeOf(field, changes, values));
  const direct = DIRECT_FIELDS.filter((field) => field in changes && !isSame(values[field], changes[field]));
  return {
    sets: set.flatMap(([field, value]) => columnsOfLock(field, value)),
    unlocks: unlocked.flatMap((field) => columnsOfLock(field, null).map((column) => column.field)),
    direct: Object.fromEntries(direct.map((field) => [field, changes[field]])),
    touched: [...set.map(([field]) => field), ...unlocked, ...direct],
  };
}

/** The new value of a field; none if it stays as it is. */
function changeOf(
  field: FieldKey,
  changes: Readonly<Record<string, unknown>>,
  values: CollegeState['values'],
): [FieldKey, SuppliedValue][] {
  const given = field in changes ? changes[field] : values[field];
  const value = checkLockedValue(field, (given ?? null) as SuppliedValue);
  return changes[field + LOCKED_SUFFIX] === true || !isSame(values[field], value) ? [[field, value]] : [];
}

/** Equal as JSON; the order of keys does not count. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one ?? null)) === JSON.stringify(sorted(other ?? null));
}

const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
    : value;
