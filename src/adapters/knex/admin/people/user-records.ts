import type { Knex } from 'knex';
import { MAX_STAFF_EMAILS, roleChangedEmail } from '../../../../domain/accounts/emails/staff-emails.ts';
import { lastAdminRefusal } from '../../../../domain/accounts/permissions.ts';
import type { AccountType } from '../../../../domain/accounts/user.ts';
import type { BulkEdit, EditRefusal, RecordEdit, RecordStore, StaffRecord } from '../../../../domain/admin/records.ports.ts';
import { maskedAddress } from '../../../../domain/mail/email-state.ts';
import { DomainError } from '../../../../domain/shared/domain-error.ts';
import { answerAccessRequest } from '../../accounts/access-requests.ts';
import { giveRole, lockRow, setLock, STAFF_COLUMNS, subjectOf, type StaffRow } from '../../accounts/staff-changes.ts';
import { lockAdmins } from '../../accounts/users.ts';
import { tellModerators } from '../../cases/moderators.ts';
import { currentUserId } from '../../origin.ts';
import { recordChanges } from '../../transactions/record-audit.ts';
import { createTableStore } from '../table-store.ts';
import { applyFilter } from '../table-spec.ts';
import { USERS } from './users.table.ts';

interface UserChanges {
  accountType?: AccountType;
  isDisabled?: boolean;
}

/** One bulk call locks few accounts: each one ends sessions and writes the audit log. */
const MAX_TOGETHER = 500;

/**
 * Accounts as records. Roles and locks change by the rules of the operator's commands.
 * @param publicUrl - for the links in emails
 */
export function createUserRecords(db: Knex, publicUrl: string): RecordStore {
  const store = createTableStore(db, USERS);
  const find = async (id: string) => {
    const record = await store.find(id);
    return record && masked(record);
  };
  return {
    ...store,
    async list(slice) {
      const { records, total } = await store.list(slice);
      return { records: records.map(masked), total };
    },
    find,
    async *batches(selection) {
      for await (const records of store.batches(selection)) yield records.map(masked);
    },
    async change(edit, changes) {
      const refusal = await db.transaction((trx) => change(trx, edit, changes, publicUrl));
      return refusal ?? (await find(edit.id)) ?? 'unknown';
    },
    async count(edit) {
      const found = (await store.count?.(edit)) ?? 0;
      if (found > MAX_TOGETHER) throw tooMany(found);
      return found;
    },
    changeAll: (edit, expected) => db.transaction((trx) => changeAll(trx, edit, expected, publicUrl)),
  };
}

/** Staff see the address of one account at a time, and the audit log records it. */
const masked = (record: StaffRecord): StaffRecord => ({ ...record, email: maskedAddress(record['email'] as string) });

async function change(
  trx: Knex.Transaction,
  { id, version, reason }: RecordEdit,
  changes: UserChanges,
  publicUrl: string,
): Promise<EditRefusal | undefined> {
  if (!/^\d{1,9}$/.test(id)) return 'unknown';
  const row = await lockRow(trx, { id: Number(id) }, removesAdmin(changes));
  if (row === 'unknown') return row;
  if (row === 'last-admin') throw lastAdminRefusal();
  if (row.version !== version) return 'outdated';
  await apply(trx, row, changes, reason);
  await answerRequests(trx, [row], changes, publicUrl);
  return undefined;
}

async function changeAll(
  trx: Knex.Transaction,
  { ids, filter, changes, reason }: BulkEdit,
  expected: number,
  publicUrl: string,
): Promise<number | undefined> {
  const isLast = await lockAdmins(trx);
  const query = trx('users').orderBy('users.id').forNoKeyUpdate();
  applyFilter(query, USERS, ids ? { id: [...ids] } : filter);
  const rows = await query.select<StaffRow[]>(STAFF_COLUMNS);
  if (rows.length !== expected) return undefined;
  const removed = new Set<number>();
  for (const row of rows) {
    if (removesAdmin(changes)) {
      if (isLast(row.id, removed)) throw lastAdminRefusal();
      removed.add(row.id);
    }
    await apply(trx, row, changes, reason);
  }
  await answerRequests(trx, rows, changes, publicUrl);
  return rows.length;
}

/**
 * The last part of a change, because it tells moderators.
 * @param rows - as they were before
 */
async function answerRequests(
  trx: Knex.Transaction,
  rows: readonly StaffRow[],
  { accountType }: UserChanges,
  publicUrl: string,
): Promise<void> {
  const decided: number[] = [];
  for (const { id: userId, account_type: before } of rows) {
    if (accountType === undefined || accountType === before) continue;
    decided.push(...(await answerAccessRequest(trx, { userId, accountType, publicUrl })));
  }
  await tellModerators(trx, decided);
}

const removesAdmin = ({ accountType, isDisabled }: UserChanges): boolean =>
  isDisabled === true || (accountType !== undefined && accountType !== 'admin');

/** Throws `refused` for the caller's own account. */
async function apply(trx: Knex.Transaction, row: StaffRow, changes: UserChanges, reason: string | null): Promise<void> {
  const before = { accountType: row.account_type, isDisabled: row.disabled_at !== null };
  const after = { ...before, ...changes };
  const changed = (['accountType', 'isDisabled'] as const).filter((field) => before[field] !== after[field]);
  if (changed.length === 0) return;
  if (row.id === currentUserId()) throw ownAccount();
  if (before.accountType !== after.accountType) {
    const by = await usernameOfCaller(trx);
    await giveRole(trx, row, {
      accountType: after.accountType,
      message: (to, role) => roleChangedEmail(to, { ...role, by }),
      maxEmails: MAX_STAFF_EMAILS,
    });
  }
  if (before.isDisabled !== after.isDisabled) await setLock(trx, subjectOf(row), after.isDisabled);
  const pick = (values: typeof before) => Object.fromEntries(changed.map((field) => [field, values[field]]));
  await recordChanges(trx, [{ event: 'record-changed', resource: 'users', id: row.id, before: pick(before), after: pick(after), reason }]);
}

async function usernameOfCaller(trx: Knex.Transaction): Promise<string | undefined> {
  const id = currentUserId();
  const row = id === undefined ? undefined : await trx('users').where({ id }).first<{ username: string } | undefined>('username');
  return row?.username;
}

const ownAccount = () =>
  new DomainError('refused', 'user.self', 'You cannot change your own role or disable your own account. Ask another admin.');
const tooMany = (found: number) =>
  new DomainError(
    'refused',
    'records.too-many',
    `One change takes at most ${MAX_TOGETHER} users, and this filter has ${found}. Narrow it.`,
  );
