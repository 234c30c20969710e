import type { Knex } from 'knex';
import type { AccountKey, LockedAccount } from '../../../domain/staff/staff.ports.ts';
import { endAccess } from './shared-writes.ts';
import { toUser, USER_COLUMNS, usersByAddress, type UserRow } from './users.ts';

/** Accounts that staff or a case change, in a transaction. Lock the admins first. */

export type StaffRow = UserRow & { disabled_at: Date | null; version: number };
export const STAFF_COLUMNS = [...USER_COLUMNS, 'users.disabled_at', 'users.version'];

/**
 * An account, locked until the end. Others may still write rows that refer to it: a transaction that tells people about the change would
 * wait for an event that waits for the account.
 */
export async function lockAccount(trx: Knex.Transaction, key: AccountKey): Promise<LockedAccount | undefined> {
  const query = 'id' in key ? trx('users').where({ id: key.id }) : usersByAddress(trx, key.email);
  const row = await query.forNoKeyUpdate().first<StaffRow | undefined>(STAFF_COLUMNS);
  return row && toLocked(row);
}

/** Disables or enables a locked account, and ends all access. */
export async function setLock(trx: Knex.Transaction, id: number, isDisabled: boolean): Promise<void> {
  const disabledAt = isDisabled ? trx.raw('coalesce(disabled_at, now())') : null;
  await trx('users').where({ id }).update({ disabled_at: disabledAt });
  await endAccess(trx, id);
}

export const toLocked = (row: StaffRow): LockedAccount => ({
  user: toUser(row),
  isDisabled: row.disabled_at !== null,
  version: row.version,
});
