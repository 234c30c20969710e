import type { Knex } from 'knex';
import type { AgedProfileRows } from '../../../domain/admin/people.ports.ts';
import { lockPools } from './lock-owner.ts';
import { suspendProfiles, unsuspendProfiles } from './suspend.ts';

/** The profiles of a person whose age staff correct. */
export function createAgedProfileRows(trx: Knex.Transaction): AgedProfileRows {
  const own = (userId: number) => ({ user_id: userId, deleted_at: null });
  return {
    lockPools: (userId) => lockPools(trx, userId),
    async setAge(userId, age) {
      await trx('roommate_profiles').where(own(userId)).update({ age });
    },
    async suspend(userId, reason) {
      await suspendProfiles(trx, own(userId), reason);
    },
    async unsuspend(userId, reason) {
      await unsuspendProfiles(trx, { ...own(userId), status_reason: reason });
    },
  };
}
