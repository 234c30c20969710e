import type { Knex } from 'knex';
import type { TalkRows } from '../../../domain/roommates/roommates.ports.ts';
import { addBlock } from './blocks.repo.ts';
import { startFactsAbout } from './contact-facts.ts';
import { nameOf, type NameRow } from './conversation-views.ts';
import { conversationsBetween } from './pairs.ts';
import { openConversation } from './open-conversation.ts';

/** Conversations, as roommates need them, in a transaction. */
export const createMeetingRows = (trx: Knex.Transaction): TalkRows => ({
  startFacts: (senderId, receiverId) => startFactsAbout(trx, { senderId, receiverId, staffId: null }),
  open: (conversation) => openConversation(trx, conversation),
  block: async (userId, blockedId) => ({
    ended: await addBlock(trx, userId, blockedId),
    conversationIds: await conversationsBetween(trx, userId, blockedId),
  }),

  async nameOf(userId) {
    const person = await trx('users').where({ id: userId }).first<NameRow | undefined>('first_name', 'last_name');
    return person && nameOf(person);
  },

  async addressOf(userId) {
    const person = await trx('users as u')
      .leftJoin('message_settings as s', 's.user_id', 'u.id')
      .where('u.id', userId)
      .whereRaw('coalesce(s.has_emails, true)')
      .first<{ email: string } | undefined>('u.email');
    return person?.email;
  },
});
