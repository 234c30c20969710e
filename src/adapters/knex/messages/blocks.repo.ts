import type { Knex } from 'knex';
import type { BlockStore } from '../../../domain/messages/messages.ports.ts';
import type { EndedRequest } from '../../../domain/roommates/roommates.ports.ts';
import { closeRequests } from '../roommates/requests.ts';
import { nameOf } from './conversation-views.ts';

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

export const createBlockStore = (db: Knex): BlockStore => ({
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
});

/** Also closes the roommate requests of the two, which it returns. */
export async function addBlock(trx: Knex.Transaction, userId: number, blockedId: number): Promise<EndedRequest[]> {
  await trx('blocks').insert({ blocker_id: userId, blocked_id: blockedId }).onConflict().ignore();
  return closeRequests(trx, { people: [userId, blockedId], states: ['pending', 'accepted'] });
}
