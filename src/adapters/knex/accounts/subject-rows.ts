import type { Knex } from 'knex';
import type { SubjectRows } from '../../../domain/moderation/moderation.ports.ts';
import { moderatorIds } from '../cases/moderators.ts';
import { isWithinLast } from '../times.ts';
import { lockRow, setLock, subjectOf } from './staff-changes.ts';
import { admins, lockUser } from './users.ts';

/** Accounts, as cases need them, in a transaction. */
export const createSubjectRows = (trx: Knex.Transaction): SubjectRows => ({
  async lock(id) {
    const row = await lockRow(trx, { id }, false);
    return typeof row === 'string' ? undefined : subjectOf(row);
  },

  lockWriter: (id) => lockUser(trx, id),
  setLock: (subject, isDisabled) => setLock(trx, subject, isDisabled),

  async isAnyYounger(ids, years) {
    const found: unknown = await trx('users')
      .whereRaw('id = any(?)', [[...ids]])
      .whereRaw('birth_date > current_date - make_interval(years => ?)', [years])
      .first('id');
    return found !== undefined;
  },

  moderatorIds: () => moderatorIds(trx),
  adminAddresses: (most) => admins(trx).limit(most).pluck<string[]>('email'),

  async wereEmailed(kind, seconds) {
    const found: unknown = await trx('email_outbox').where({ kind }).whereRaw(isWithinLast('created_at'), [seconds]).first('id');
    return found !== undefined;
  },
});
