import type { Knex } from 'knex';
import type { ContactStore } from '../../../domain/roommates/roommates.ports.ts';
import { readRequests } from './relations.ts';

export const createContactStore = (db: Knex): ContactStore => ({
  requests: (userId, most) => readRequests(db, userId, { most }),
  find: async (userId, id) => (await readRequests(db, userId, { id, most: 1 }))[0],

  async hide(userId, profileId) {
    await db('roommate_hides').insert({ user_id: userId, profile_id: profileId }).onConflict().ignore();
  },
  async show(userId, profileId) {
    await db('roommate_hides').where({ user_id: userId, profile_id: profileId }).delete();
  },
});
