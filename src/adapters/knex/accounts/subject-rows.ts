import type { Knex } from 'knex';
import type { SubjectRows } from '../../../domain/moderation/moderation.ports.ts';
import { moderatorIds } from '../cases/moderators.ts';
import { isWithinLast } from '../times.ts';
import { lockAccount, setLock } from './locked-accounts.ts';
import { adminAddresses, lockAdmins, lockUser } from './users.ts';

/** Accounts, as cases need them, in a transaction. */
export const createSubjectRows = (trx: Knex.Transaction): SubjectRows => ({
  async lock(id) {
    await lockAdmins(trx);
    const account = await lockAccount(trx, { id });
    if (!account) return undefined;
    const { email, accountType } = account.user;
    return { id, email, accountType, isDisabled: account.isDisabled };
  },

  lockWriter: (id) => lockUser(trx, id),
  setLock: (id, isDisabled) => setLock(trx, id, isDisabled),

  async isAnyYounger(ids, years) {
    const found: unknown = await trx('users')
      .whereRaw('id = any(?)', [[...ids]])
      .whereRaw('birth_date > current_date - make_interval(years => ?)', [years])
      .first('id');
    return found !== undefined;
  },

  moderatorIds: () => moderatorIds(trx),
  adminAddresses: (most) => adminAddresses(trx, most),

  async wereEmailed(kind, seconds) {
    const found: unknown = await trx('email_outbox').where({ kind }).whereRaw(isWithinLast('created_at'), [seconds]).first('id');
    return found !== undefined;
  },
});
