import type { Knex } from 'knex';
import type { RoommateUpkeep } from '../../../domain/roommates/roommates.ports.ts';
import { enqueueEmail } from '../accounts/shared-writes.ts';
import type { Feed } from '../events/feed.ts';

const EXPIRED = `
  with old as (
    select id from roommate_requests where state = 'pending' and created_at <= now() - make_interval(secs => ?) for update skip locked
  )
  update roommate_requests r set state = 'expired', changed_at = created_at + make_interval(secs => ?) from old where r.id = old.id
  returning r.id, r.sender_id, r.receiver_id`;

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

export const createRoommateUpkeep = (db: Knex, feed: Feed): RoommateUpkeep => ({
  expireRequests: (seconds) =>
    feed.transaction(async (trx, tell) => {
      const { rows } = await trx.raw<{ rows: { id: number; sender_id: number; receiver_id: number }[] }>(EXPIRED, [seconds, seconds]);
      for (const { id, sender_id, receiver_id } of rows) {
        for (const person of [sender_id, receiver_id]) tell(person, 'roommate.answer', { requestId: id });
      }
      return rows.length;
    }),

  async expireProfiles(days) {
    const old = db('roommate_profiles').where({ visibility_status: 'active' }).whereRaw('last_active_on <= current_date - ?::int', [days]);
    let expired = 0;
    for (const id of await old.pluck<number[]>('id')) {
      expired += (await db.raw<{ rowCount: number }>(EXPIRE_ONE, [id, days])).rowCount;
    }
    return expired;
  },

  remind: ({ days, most, message }) =>
    db.transaction(async (trx) => {
      const { rows } = await trx.raw<{ rows: { id: number; userId: number; email: string }[] }>(REMINDABLE, [days, most]);
      const told = new Set<number>();
      for (const { id, userId, email } of rows) {
        // One email for all profiles of a person.
        if (!told.has(userId)) await enqueueEmail(trx, { ...message(email), userId });
        told.add(userId);
        await trx('roommate_profiles').where({ id }).update({ reminded_at: trx.fn.now() });
      }
      return rows.length;
    }),
});
