import type { Knex } from 'knex';
import { REQUEST_DAYS } from '../../../domain/roommates/profile.ts';
import type { EndedRequest } from '../../../domain/roommates/roommates.ports.ts';

/** The requests of one profile, or between two people. */
type Closing = { states: readonly ('pending' | 'accepted')[] } & ({ profileId: number } | { people: readonly [number, number] });

const WAITING = `
  select count(*)::int as count from roommate_requests r
  join roommate_profiles p on p.id = r.sender_profile_id and p.visibility_status not in ('suspended', 'deleted', 'expired')
  join users u on u.id = r.sender_id and u.email_verified and u.disabled_at is null
  where r.receiver_id = :userId and r.state = 'pending' and r.created_at > now() - make_interval(days => :days)
    and not exists (select from blocks b where (b.blocker_id = :userId and b.blocked_id = r.sender_id) or (b.blocker_id = r.sender_id and b.blocked_id = :userId))`;

/** Requests that wait for a person, without those of people who are not available. */
export async function waitingRequests(db: Knex, userId: number): Promise<number> {
  const { rows } = await db.raw<{ rows: { count: number }[] }>(WAITING, { userId, days: REQUEST_DAYS });
  return rows[0]?.count ?? 0;
}

/** Closes requests without a reason. */
export async function closeRequests(trx: Knex.Transaction, closing: Closing): Promise<EndedRequest[]> {
  const open = trx('roommate_requests').whereIn('state', closing.states);
  if ('profileId' in closing) {
    void open.whereRaw('? in (sender_profile_id, receiver_profile_id)', [closing.profileId]);
  } else {
    void open.whereIn('sender_id', [...closing.people]).whereIn('receiver_id', [...closing.people]);
  }
  return open
    .update({ state: 'closed', changed_at: trx.fn.now() })
    .returning<EndedRequest[]>(['id', 'sender_id as senderId', 'receiver_id as receiverId']);
}
