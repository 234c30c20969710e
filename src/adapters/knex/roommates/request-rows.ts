import type { Knex } from 'knex';
import { NO_RELATION } from '../../../domain/roommates/member.ts';
import type { EndedRequest, RequestRow, RequestRows } from '../../../domain/roommates/roommates.ports.ts';
import { readRelations } from './relations.ts';
import { closeRequests } from './requests.ts';

/** The database refuses a second open request between two people. */
export const ONE_OPEN_REQUEST = 'roommate_requests_open';

const REQUEST = {
  id: 'id',
  senderId: 'sender_id',
  receiverId: 'receiver_id',
  receiverProfileId: 'receiver_profile_id',
  createdAt: 'created_at',
};

const EXPIRED = `
  with old as (
    select id from roommate_requests where state = 'pending' and created_at <= now() - make_interval(secs => ?) for update skip locked
  )
  update roommate_requests r set state = 'expired', changed_at = created_at + make_interval(secs => ?) from old where r.id = old.id
  returning r.id, r.sender_id as "senderId", r.receiver_id as "receiverId"`;

/** Requests in a transaction. */
export const createRequestRows = (trx: Knex.Transaction): RequestRows => ({
  lock: (id) => trx('roommate_requests').where({ id }).forUpdate().first<RequestRow | undefined>(REQUEST),

  async add({ senderId, receiverId, senderProfileId, receiverProfileId }) {
    const people = { sender_id: senderId, receiver_id: receiverId };
    const profiles = { sender_profile_id: senderProfileId, receiver_profile_id: receiverProfileId };
    const [row] = await trx('roommate_requests')
      .insert({ ...people, ...profiles })
      .returning<{ id: number }[]>('id');
    if (!row) throw new Error(`The request of user ${senderId} is missing`);
    return row.id;
  },

  async setState(id, state) {
    await trx('roommate_requests').where({ id }).update({ state, changed_at: trx.fn.now() });
  },

  closeOf: (profileId, states) => closeRequests(trx, { profileId, states }),
  expire: async (seconds) => (await trx.raw<{ rows: EndedRequest[] }>(EXPIRED, [seconds, seconds])).rows,
  relation: async (viewerId, otherId) => (await readRelations(trx, viewerId, [otherId])).get(otherId) ?? NO_RELATION,
});
