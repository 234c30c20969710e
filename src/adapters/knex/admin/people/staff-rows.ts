import type { Knex } from 'knex';
import type { AccountRows } from '../../../../domain/staff/staff.ports.ts';
import { applyFilter } from '../table-spec.ts';
import { USERS } from './users.table.ts';
import { isWithinLast } from '../../times.ts';
import { forgetGrace } from '../../accounts/second-step-graces.repo.ts';
import { lockAccount, setLock, STAFF_COLUMNS, toLocked, type StaffRow } from '../../accounts/locked-accounts.ts';
import { endAccess } from '../../accounts/shared-writes.ts';
import { adminAddresses, insertUser, lockAdmins, toUser, usersByAddress } from '../../accounts/users.ts';

/** Accounts as staff change them. */
export function createStaffRows(trx: Knex.Transaction): AccountRows {
  return {
    async add({ emailVerified, ...account }) {
      const row = await insertUser(trx, account, { email_verified: emailVerified });
      return row && toUser(row);
    },
    isTaken: async (email) => (await usersByAddress(trx, email).first('id')) !== undefined,
    lockAdmins: () => lockAdmins(trx),
    lock: (key) => lockAccount(trx, key),

    async lockAll({ ids, filter }) {
      const query = trx('users').orderBy('users.id').forNoKeyUpdate();
      applyFilter(query, USERS, ids ? { id: [...ids] } : filter);
      return (await query.select<StaffRow[]>(STAFF_COLUMNS)).map(toLocked);
    },

    async setRole(id, accountType) {
      await trx('users').where({ id }).update({ account_type: accountType });
    },
    setLock: (id, isDisabled) => setLock(trx, id, isDisabled),
    setPassword: async (id, passwordHash) => (await trx('users').where({ id }).update({ password: passwordHash })) > 0,
    async countSessions(id) {
      const open = await trx('sessions').where({ user_id: id, revoked_at: null }).select('id');
      return open.length;
    },
    endAccess: (id) => endAccess(trx, id),
    forgetGrace: (id) => forgetGrace(trx, id),

    async removeSecondStep(id) {
      let removed = 0;
      for (const table of ['second_steps', 'passkeys', 'recovery_codes']) removed += await trx(table).where({ user_id: id }).delete();
      return removed > 0;
    },

    adminAddresses: (most) => adminAddresses(trx, most),

    async wasEmailSent(id, kind, seconds) {
      const sent = trx('email_outbox').where({ user_id: id, kind }).whereRaw(isWithinLast('created_at'), [seconds]);
      return (await sent.first('id')) !== undefined;
    },
  };
}
