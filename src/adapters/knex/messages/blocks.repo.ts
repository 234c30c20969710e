import type { Knex } from 'knex';
import type { BlockStore } from '../../../domain/messages/messages.ports.ts';
import type { TalkRows } from '../../../domain/roommates/roommates.ports.ts';
import type { Tell } from '../../../domain/transactions/transact.ts';
import type { Feed } from '../events/feed.ts';
import { closeRequests } from '../roommate-rows/requests.ts';
import { nameOf } from './conversation-views.ts';
import { conversationsBetween } from './pairs.ts';

interface BlockedRow {
  userId: number;
  since: Date;
  first_name: string;
  last_name: string;
  is_with_staff: boolean;
}

/** SQL: the two have no conversation in which the blocked person has a name. */
const IS_KNOWN_AS_STAFF = `
  coalesce((select bool_and(c.staff_id is not distinct from blocked_id) from conversations c
    where c.user1_id = least(blocker_id, blocked_id) and c.user2_id = greatest(blocker_id, blocked_id)), false) as is_with_staff`;

export const createBlockStore = (db: Knex, feed: Feed): BlockStore => ({
  async list(userId) {
    const rows = await db('blocks')
      .join('users', 'users.id', 'blocks.blocked_id')
      .where({ blocker_id: userId })
      .orderBy('blocks.created_at', 'desc')
      .select<BlockedRow[]>(db.raw(IS_KNOWN_AS_STAFF), {
        userId: 'blocked_id',
        since: 'blocks.created_at',
        first_name: 'first_name',
        last_name: 'last_name',
      });
    return rows.map(({ userId: blockedId, since, ...person }) => ({ userId: blockedId, name: nameOf(person), since }));
  },

  add: (userId, blockedId) =>
    feed.transaction(async (trx, tell) => {
      if ((await conversationsBetween(trx, userId, blockedId)).length === 0) return 'unknown';
      const { ended, conversationIds } = await addBlock(trx, userId, blockedId);
      for (const { id, senderId, receiverId } of ended) {
        for (const person of [senderId, receiverId]) tell(person, 'roommate.answer', { requestId: id });
      }
      tellBoth(tell, [userId, blockedId], conversationIds);
      return 'blocked';
    }),

  remove: (userId, blockedId) =>
    feed.transaction(async (trx, tell) => {
      const ended = await trx('blocks').where({ blocker_id: userId, blocked_id: blockedId }).delete();
      if (ended > 0) tellBoth(tell, [userId, blockedId], await conversationsBetween(trx, userId, blockedId));
    }),
});

function tellBoth(tell: Tell, people: readonly [number, number], conversationIds: readonly number[]): void {
  for (const conversationId of conversationIds) {
    for (const person of people) tell(person, 'conversation.updated', { conversationId });
  }
}

/** Also closes the roommate requests of the two. Returns these, and their conversations. */
export async function addBlock(trx: Knex.Transaction, userId: number, blockedId: number): ReturnType<TalkRows['block']> {
  await trx('blocks').insert({ blocker_id: userId, blocked_id: blockedId }).onConflict().ignore();
  const ended = await closeRequests(trx, { people: [userId, blockedId], states: ['pending', 'accepted'] });
  return { ended, conversationIds: await conversationsBetween(trx, userId, blockedId) };
}
