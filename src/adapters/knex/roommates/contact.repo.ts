import type { Knex } from 'knex';
import type { ContactStore } from '../../../domain/roommates/roommates.ports.ts';
import { violatesUnique } from '../driver-errors.ts';
import type { Feed } from '../events/feed.ts';
import { addBlock } from '../messages/blocks.repo.ts';
import { answerRequest } from './answer-request.ts';
import { readRequests } from '../roommate-rows/relations.ts';
import { sendRequest } from './send-request.ts';

export const createContactStore = (db: Knex, feed: Feed): ContactStore => ({
  async send(order) {
    const send = () => feed.transaction((trx, tell) => sendRequest(trx, tell, order));
    try {
      return await send();
    } catch (error) {
      // Both asked at the same time. The second call reads what the first has stored.
      if (violatesUnique(error, 'roommate_requests_open')) return send();
      throw error;
    }
  },

  requests: (userId, most) => readRequests(db, userId, { most }),
  find: async (userId, id) => (await readRequests(db, userId, { id, most: 1 }))[0],
  answer: (order) => feed.transaction((trx, tell) => answerRequest(trx, tell, order)),

  async hide(userId, profileId) {
    await db('roommate_hides').insert({ user_id: userId, profile_id: profileId }).onConflict().ignore();
  },
  async show(userId, profileId) {
    await db('roommate_hides').where({ user_id: userId, profile_id: profileId }).delete();
  },

  block: (userId, blockedId) => feed.transaction((trx, tell) => addBlock(trx, tell, userId, blockedId)),
});
