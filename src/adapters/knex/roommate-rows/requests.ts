import type { Knex } from 'knex';
import { REQUEST_DAYS, type RequestState } from '../../../domain/roommates/profile.ts';
import type { Tell } from '../../../domain/transactions/transact.ts';

type OpenState = Extract<RequestState, 'pending' | 'accepted'>;

/** The requests of one profile, or between two people. */
type Closing = { states: OpenState[] } & ({ profileId: number } | { people: readonly [number, number] });

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

/** Closes requests without a reason, and tells the people. */
export async function closeRequests(trx: Knex.Transaction, tell: Tell, closing: Closing): Promise<void> {
  const open = trx('roommate_requests').whereIn('state', closing.states);
  if ('profileId' in closing) {
    void open.whereRaw('? in (sender_profile_id, receiver_profile_id)', [closing.profileId]);
  } else {
    void open.whereIn('sender_id', [...closing.people]).whereIn('receiver_id', [...closing.people]);
  }
  const closed = await open
    .update({ state: 'closed', changed_at: trx.fn.now() })
    .returning<{ id: number; sender_id: number; receiver_id: number }[]>(['id', 'sender_id', 'receiver_id']);
  for (const { id, sender_id, receiver_id } of closed) {
    for (const person of [sender_id, receiver_id]) tell(person, 'roommate.answer', { requestId: id });
  }
}
