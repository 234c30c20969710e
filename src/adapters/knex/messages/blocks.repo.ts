import type { Knex } from 'knex';
import type { AccountType } from '../../../domain/accounts/user.ts';
import type { BlockStore } from '../../../domain/messages/messages.ports.ts';
import type { Feed, Tell } from '../events/feed.ts';
import { closeRequests } from '../roommate-rows/requests.ts';
import { nameOf } from './conversation-views.ts';

interface BlockedRow {
  userId: number;
  since: Date;
  first_name: string;
  last_name: string;
  account_type: AccountType;
}

export const createBlockStore = (db: Knex, feed: Feed): BlockStore => ({
  async list(userId) {
    const rows = await db('blocks')
      .join('users', 'users.id', 'blocks.blocked_id')
      .where({ blocker_id: userId })
      .orderBy('blocks.created_at', 'desc')
      .select<BlockedRow[]>({
        userId: 'blocked_id',
        since: 'blocks.created_at',
        first_name: 'first_name',
        last_name: 'last_name',
        account_type: 'account_type',
      });
    return rows.map(({ userId: blockedId, since, ...person }) => ({ userId: blockedId, name: nameOf(person), since }));
  },

  add: (userId, blockedId) =>
    feed.transaction(async (trx, tell) => {
      const conversationId = await conversationBetween(trx, userId, blockedId);
      if (conversationId === undefined) return 'unknown';
      await addBlock(trx, tell, userId, blockedId);
      for (const person of [userId, blockedId]) tell(person, 'conversation.updated', { conversationId });
      return 'blocked';
    }),

  remove: (userId, blockedId) =>
    feed.transaction(async (trx, tell) => {
      const ended = await trx('blocks').where({ blocker_id: userId, blocked_id: blockedId }).delete();
      const conversationId = await conversationBetween(trx, userId, blockedId);
      if (ended === 0 || conversationId === undefined) return;
      for (const person of [userId, blockedId]) tell(person, 'conversation.updated', { conversationId });
    }),
});

/** Also closes the roommate requests of the two. */
export async function addBlock(trx: Knex.Transaction, tell: Tell, userId: number, blockedId: number): Promise<void> {
  await trx('blocks').insert({ blocker_id: userId, blocked_id: blockedId }).onConflict().ignore();
  await closeRequests(trx, tell, { people: [userId, blockedId], states: ['pending', 'accepted'] });
}

export async function conversationBetween(db: Knex, one: number, other: number): Promise<number | undefined> {
  const pair = { user1_id: Math.min(one, other), user2_id: Math.max(one, other) };
  return (await db('conversations').where(pair).first<{ id: number } | undefined>('id'))?.id;
}
