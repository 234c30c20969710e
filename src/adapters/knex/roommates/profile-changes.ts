import type { Knex } from 'knex';
import { storedAnswers } from '../../../domain/roommates/answers.ts';
import type { ProfileRows } from '../../../domain/roommates/roommates.ports.ts';
import { lockUser } from '../accounts/users.ts';
import { lockOwner } from './lock-owner.ts';
import { columnsOf, findProfile, preferencesOf, profilesWhere, readMember } from './profile-rows.ts';
import { isWithinLast } from '../times.ts';

/** One profile at a time, so that no transaction holds the pools of two colleges. */
const EXPIRE_ONE = `
  update roommate_profiles set visibility_status = 'expired', version = version + 1, updated_at = now()
  where id = ? and visibility_status = 'active' and last_active_on <= current_date - ?::int`;

const REMINDABLE = `
  select p.id, u.id as "userId", u.email
  from roommate_profiles p
  join users u on u.id = p.user_id and u.email_verified and u.disabled_at is null
  where p.visibility_status = 'active' and p.reminded_at is null and p.last_active_on <= current_date - ?::int
  order by p.college_id, p.id limit ? for update of p skip locked`;

/** Profiles in a transaction. */
export function createProfileRows(trx: Knex.Transaction): ProfileRows {
  const update = async (id: number, columns: object): Promise<void> => {
    const changed = { ...columns, version: trx.raw('version + 1'), updated_at: trx.fn.now() };
    await trx('roommate_profiles').where({ id }).whereNull('deleted_at').update(changed);
  };
  const isActive = () => ({ last_active_on: trx.raw('current_date'), reminded_at: null });
  return {
    lockOwner: (userId, options) => lockOwner(trx, userId, { lockCases: options?.withCases ?? false }),
    lockWriter: (userId) => lockUser(trx, userId),
    member: (userId) => readMember(trx, userId),
    find: (publicId) => findProfile(trx, publicId),
    one: async (id) => (await profilesWhere(trx, 'p.id = :id', { id }))[0],

    async add(userId, profile) {
      const added = trx('roommate_profiles').insert({ ...columnsOf(profile), user_id: userId, college_id: profile.collegeId });
      const [row] = await added.returning<{ id: number }[]>('id');
      if (!row) throw new Error(`The roommate profile of user ${userId} is missing`);
      return row.id;
    },

    change: (id, values) => update(id, columnsOf(values)),
    setStatus: (id, status) => update(id, { visibility_status: status, ...isActive() }),
    remove: (id) => update(id, { visibility_status: 'deleted', deleted_at: trx.fn.now() }),

    setAnswers: (userId, answers) =>
      trx('roommate_profiles')
        .where({ user_id: userId })
        .whereNull('deleted_at')
        .update({ lifestyle_preferences: preferencesOf(storedAnswers(answers)), updated_at: trx.fn.now() }),

    async touch(userId) {
      await trx('roommate_profiles')
        .where({ user_id: userId })
        .whereIn('visibility_status', ['active', 'paused', 'matched'])
        .whereRaw('last_active_on < current_date')
        .update(isActive());
    },

    async countOtherColleges(userId, collegeId, seconds) {
      const others = await trx('roommate_profiles')
        .where({ user_id: userId })
        .whereNot({ college_id: collegeId })
        .where((recent) => void recent.whereNull('deleted_at').orWhereRaw(isWithinLast('deleted_at'), [seconds]))
        .distinct('college_id');
      return others.length;
    },

    async hasRemovedSuspended(userId, collegeId) {
      const removed: unknown = await trx('roommate_profiles')
        .where({ user_id: userId, college_id: collegeId })
        .whereNotNull('deleted_at')
        .whereExists(trx('cases').whereRaw(`kind = 'roommate' and target_id = roommate_profiles.id and is_hidden`))
        .first('id');
      return removed !== undefined;
    },

    async birthDate(userId) {
      const user = await trx('users').where({ id: userId }).first<{ birth_date: string | null } | undefined>('birth_date');
      return user?.birth_date ?? null;
    },

    async setBirthDate(userId, date) {
      await trx('users').where({ id: userId }).update({ birth_date: date });
    },

    inactive: (days) =>
      trx('roommate_profiles')
        .where({ visibility_status: 'active' })
        .whereRaw('last_active_on <= current_date - ?::int', [days])
        .pluck<number[]>('id'),

    expire: async (id, days) => (await trx.raw<{ rowCount: number }>(EXPIRE_ONE, [id, days])).rowCount > 0,

    async remindable(days, most) {
      return (await trx.raw<{ rows: { id: number; userId: number; email: string }[] }>(REMINDABLE, [days, most])).rows;
    },

    async markReminded(ids) {
      await trx('roommate_profiles')
        .whereRaw('id = any(?)', [[...ids]])
        .update({ reminded_at: trx.fn.now() });
    },
  };
}
