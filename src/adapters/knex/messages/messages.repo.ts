import type { Knex } from 'knex';
import type { MessageStore, FoundMessage } from '../../../domain/messages/messages.ports.ts';
import type { Feed } from '../events/feed.ts';
import { violatesUnique } from '../driver-errors.ts';
import { isWithinLast } from '../times.ts';
import { IS_NOT_HIDDEN, IS_THERE, isInView, NAME, nameOf, OTHER, type NameRow } from './conversation-views.ts';
import { otherOf } from './conversations.repo.ts';
import { MESSAGE, readMessages } from './message-rows.ts';
import { notifyAway } from './notify-away.ts';
import { conversationsBetween } from './pairs.ts';
import { sendMessage, startConversation } from './send.ts';

const IS_YOUNG = `${isWithinLast('sent_at')} as is_young`;

const SEARCH = `
  select ${MESSAGE}, c.id as "conversationId", ${NAME}
  from messages l join conversations c on c.id = l.conversation_id left join users o on o.id = ${OTHER}
  where :viewer in (l.sender_id, l.receiver_id) and ${IS_THERE} and ${isInView('l')} and ${IS_NOT_HIDDEN} and l.content ilike :pattern
  order by l.id desc limit :limit`;

export const createMessageStore = (db: Knex, feed: Feed): MessageStore => ({
  start: (order) => once(() => feed.transaction((trx, tell) => startConversation(trx, tell, order))),
  send: (order) => once(() => feed.transaction((trx, tell) => sendMessage(trx, tell, order))),

  async conversationWith(userId, otherId) {
    return (await conversationsBetween(db, userId, otherId))[0];
  },

  async page(userId, conversationId, { limit, ...slice }) {
    if ((await otherOf(db, userId, conversationId)) === undefined) return undefined;
    const found = await readMessages(db, userId, conversationId, { ...slice, limit: limit + 1 });
    const hasMore = found.length > limit;
    if (!hasMore) return { items: found, hasMore };
    return { items: slice.after === undefined ? found.slice(1) : found.slice(0, limit), hasMore };
  },

  read: (userId, conversationId, upTo) =>
    feed.transaction(async (trx, tell) => {
      const other = await otherOf(trx, userId, conversationId);
      if (other === undefined) return false;
      const read = await trx('messages')
        .where({ conversation_id: conversationId, receiver_id: userId, read: false })
        .where('id', '<=', upTo)
        .update({ read: true })
        .returning<{ id: number }[]>('id');
      const last = Math.max(0, ...read.map(({ id }) => id));
      const changed = await trx('conversation_members')
        .where({ conversation_id: conversationId, user_id: userId })
        .where((stale) => void stale.whereNotNull('manual_unread_from').orWhere('last_read_message_id', '<', last))
        .update({ manual_unread_from: null, last_read_message_id: trx.raw('greatest(last_read_message_id, ?)', [last]) });
      if (changed > 0) tell(userId, 'conversation.updated', { conversationId });
      if (last > 0 && other !== null && (await isAccepted(trx, conversationId)))
        tell(other, 'message.read', { conversationId, upTo: last });
      return true;
    }),

  markUnread: (userId, conversationId, from) =>
    feed.transaction(async (trx, tell) => {
      const known: unknown = await trx('messages').where({ id: from, conversation_id: conversationId, receiver_id: userId }).first('id');
      if (known === undefined || (await otherOf(trx, userId, conversationId)) === undefined) return false;
      await trx('conversation_members').where({ conversation_id: conversationId, user_id: userId }).update({ manual_unread_from: from });
      tell(userId, 'conversation.updated', { conversationId });
      return true;
    }),

  remove: (userId, messageId, forBothSeconds) =>
    feed.transaction(async (trx, tell) => {
      const message = await trx('messages')
        .where({ id: messageId })
        .where((mine) => void mine.where({ sender_id: userId }).orWhere({ receiver_id: userId }))
        .forUpdate()
        .first<MessageRow | undefined>('conversation_id', 'sender_id', 'receiver_id', trx.raw(IS_YOUNG, [forBothSeconds]));
      if (!message || (await otherOf(trx, userId, message.conversation_id)) === undefined) return undefined;
      const isForBoth = message.sender_id === userId && message.is_young;
      const gone = message.sender_id === userId ? { gone_for_sender: true } : { gone_for_receiver: true };
      const people = isForBoth ? [message.sender_id, message.receiver_id] : [userId];
      await trx('messages')
        .where({ id: messageId })
        .update(isForBoth ? { content: '', deleted_at: trx.fn.now() } : gone);
      for (const one of people) {
        if (one !== null) tell(one, 'message.deleted', { conversationId: message.conversation_id, messageId });
      }
      return { isForBoth };
    }),

  async search(userId, text, limit) {
    const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    const { rows } = await db.raw<{ rows: (FoundMessage & NameRow)[] }>(SEARCH, { viewer: userId, pattern, limit });
    return rows.map(({ first_name, last_name, is_nameless, is_with_staff, ...found }) => ({
      ...found,
      otherName: nameOf({ first_name, last_name, is_nameless, is_with_staff }),
    }));
  },

  async typing(userId, conversationId) {
    const other = await otherOf(db, userId, conversationId);
    if (other === undefined) return false;
    if (other !== null && (await isAccepted(db, conversationId)) && (await bothShowTyping(db, userId, other)))
      feed.typing({ userId: other, conversationId });
    return true;
  },

  notifyAway: (order) => notifyAway(db, order),
});

interface MessageRow {
  conversation_id: number;
  sender_id: number | null;
  receiver_id: number | null;
  is_young: boolean;
}

/** Two calls with one id of the client at the same time: the second reads what the first has stored. */
async function once<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (violatesUnique(error, 'messages_client')) return work();
    throw error;
  }
}

/** Before, the person who asked learns neither of reading nor of writing. */
async function isAccepted(db: Knex, conversationId: number): Promise<boolean> {
  const accepted: unknown = await db('conversations').where({ id: conversationId }).whereNotNull('accepted_at').first('id');
  return accepted !== undefined;
}

async function bothShowTyping(db: Knex, one: number, other: number): Promise<boolean> {
  const silent: unknown = await db('message_settings').whereIn('user_id', [one, other]).where({ shows_typing: false }).first('user_id');
  const blocked: unknown = await db('blocks').where({ blocker_id: other, blocked_id: one }).first('blocker_id');
  return silent === undefined && blocked === undefined;
}
