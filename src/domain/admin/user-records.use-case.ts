import { DomainError } from '../shared/domain-error.ts';
import { noRecord } from './record-errors.ts';
import type { RecordFilter, RecordStore, RecordValues } from './records.ports.ts';

/** Changes of accounts by admins. They throw their own errors. */
export interface AccountChanger {
  change(edit: { id: number; version: number; reason: string | null }, changes: RecordValues): Promise<void>;
  /** All or none. Returns their number. */
  lockAll(
    selection: { ids?: readonly number[]; filter: RecordFilter },
    lock: { isDisabled: boolean; reason: string | null },
    expected: number,
  ): Promise<number>;
}

/** One bulk call locks few accounts: each one ends sessions and writes the audit log. */
const MAX_TOGETHER = 500;

/** Accounts as records. Roles and locks change by the rules of the operator's commands; roles, one at a time. */
export const createUserRecords = (store: RecordStore, accounts: AccountChanger): RecordStore => ({
  ...store,
  async change({ id, ...edit }, changes) {
    if (!/^\d{1,9}$/.test(id)) throw noRecord(id);
    await accounts.change({ ...edit, id: Number(id) }, changes);
    return (await store.find(id)) ?? 'unknown';
  },
  async count(edit) {
    const found = (await store.count?.(edit)) ?? 0;
    if (found > MAX_TOGETHER) throw tooMany(found);
    return found;
  },
  changeAll: ({ changes, reason, ...selection }, expected) =>
    accounts.lockAll(selection, { isDisabled: changes['isDisabled'] === true, reason }, expected),
});

const tooMany = (found: number) =>
  new DomainError(
    'refused',
    'records.too-many',
    `One change takes at most ${MAX_TOGETHER} users, and this filter has ${found}. Narrow it.`,
  );
