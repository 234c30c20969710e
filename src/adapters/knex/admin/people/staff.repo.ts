import type { Knex } from 'knex';
import { STAFF_TYPES } from '../../../../domain/accounts/sign-in/session.ts';
import type { AccessRequestRows, ListedUser, StaffAdapters, StaffStore, StaffStores } from '../../../../domain/staff/staff.ports.ts';
import type { Feed } from '../../events/feed.ts';
import { currentUserId } from '../../origin.ts';
import { createTransact } from '../../transactions/transact.ts';
import { createStaffRows } from './staff-rows.ts';
import { admins, toUser, USER_COLUMNS, usersByAddress, type UserRow } from '../../accounts/users.ts';

/** What changes by staff need of other modules. */
interface OthersRows {
  requests(trx: Knex.Transaction): AccessRequestRows;
}

type ListedRow = UserRow & { disabled_at: Date | null };

export function createStaffAdapters(db: Knex, feed: Feed, others: OthersRows): Pick<StaffAdapters, 'staff' | 'transact'> {
  const storesOf = (trx: Knex.Transaction): StaffStores => ({
    accounts: createStaffRows(trx),
    requests: others.requests(trx),
    caller: { id: currentUserId(), username: () => usernameOfCaller(trx) },
  });
  return { staff: createStaffStore(db), transact: createTransact(feed, storesOf) };
}

const createStaffStore = (db: Knex): StaffStore => ({
  async hasAdmin() {
    return (await admins(db).first('id')) !== undefined;
  },
  async list({ accountType, most }) {
    const query = db('users').orderBy('id', 'desc').limit(most);
    if (accountType !== undefined) void query.where({ account_type: accountType });
    return (await query.select<ListedRow[]>([...USER_COLUMNS, 'disabled_at'])).map(toListedUser);
  },
  async membersAfter(id, most) {
    const members = db('users').where('id', '>', id).whereNotIn('account_type', STAFF_TYPES);
    return (await members.orderBy('id').limit(most).select<UserRow[]>(USER_COLUMNS)).map(toUser);
  },
  async find(email) {
    const row = await usersByAddress(db, email).first<UserRow | undefined>(USER_COLUMNS);
    return row && toUser(row);
  },
});

async function usernameOfCaller(trx: Knex.Transaction): Promise<string | undefined> {
  const id = currentUserId();
  const row = id === undefined ? undefined : await trx('users').where({ id }).first<{ username: string } | undefined>('username');
  return row?.username;
}

const toListedUser = (row: ListedRow): ListedUser => ({ ...toUser(row), disabledAt: row.disabled_at });
