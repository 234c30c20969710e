import type { Knex } from 'knex';
import type { MessagesAdapters, PeopleRows } from '../../../domain/messages/messages.ports.ts';
import { lockUser } from '../accounts/users.ts';
import type { Feed } from '../events/feed.ts';
import { createTransact } from '../transactions/transact.ts';
import { addBlock, createBlockStore } from './blocks.repo.ts';
import { factsAbout, startFactsAbout } from './contact-facts.ts';
import { createTalkRows } from './conversation-rows.ts';
import { createConversationStore } from './conversations.repo.ts';
import { createMessageRows, ONE_CLIENT_ID } from './message-rows.ts';
import { createMessageStore } from './messages.repo.ts';

/** The ports of messages. */
export const createMessagesAdapters = (db: Knex, feed: Feed): MessagesAdapters => ({
  transact: createTransact(
    feed,
    (trx) => ({ talks: createTalkRows(trx), messages: createMessageRows(trx), people: createPeopleRows(trx) }),
    // Two calls with one id of the client at the same time: the second try reads what the first has stored.
    { retriedAfter: [ONE_CLIENT_ID] },
  ),
  conversations: createConversationStore(db),
  messages: createMessageStore(db, feed),
  blocks: createBlockStore(db),
});

const createPeopleRows = (trx: Knex.Transaction): PeopleRows => ({
  lockWriter: (id) => lockUser(trx, id),
  sendFacts: (between) => factsAbout(trx, between),
  startFacts: (between) => startFactsAbout(trx, between),
  async providerOf(serviceId) {
    const published = trx('services').where({ id: serviceId, status: 'published' }).whereNull('deleted_at');
    return (await published.first<{ owner_id: number | null } | undefined>('owner_id'))?.owner_id ?? undefined;
  },
  block: (userId, blockedId) => addBlock(trx, userId, blockedId),
  unblock: async (userId, blockedId) => (await trx('blocks').where({ blocker_id: userId, blocked_id: blockedId }).delete()) > 0,
});
