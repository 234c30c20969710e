import type { Knex } from 'knex';
import type { RequestState } from '../../../domain/roommates/profile.ts';
import type { Tell } from '../events/feed.ts';

type OpenState = Extract<RequestState, 'pending' | 'accepted'>;

/** The requests of one profile, or between two people. */
type Closing = { states: OpenState[] } & ({ profileId: number } | { people: readonly [number, number] });

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
