import type { Knex } from 'knex';
import type { Message } from '../../../domain/messages/message.ts';
import type { MessageRows, OwnMessage } from '../../../domain/messages/messages.ports.ts';
import { isWithinLast } from '../times.ts';
import { IS_THERE, isInView } from './conversation-views.ts';

/** SQL: the sender of an unanswered request does not learn that it was read. */
const IS_READ = `l.read and (l.receiver_id = :viewer or exists (select from conversations c where c.id = l.conversation_id and c.accepted_at is not null))`;

/** What a viewer sees of the messages `l`; `:viewer` is a binding. */
export const MESSAGE = `l.id, coalesce(l.sender_id = :viewer, false) as "isOwn", case when ${IS_THERE} then l.content end as content,
  l.sent_at as "sentAt", coalesce(${IS_READ}, false) as read, case when l.sender_id = :viewer then l.client_id end as "clientId"`;

const IN_CONVERSATION = `select ${MESSAGE} from messages l where l.conversation_id = :conversationId and ${isInView('l')}`;
const AFTER = `${IN_CONVERSATION} and l.id > :edge order by l.id limit :limit`;
const BEFORE = `${IN_CONVERSATION} and l.id < :edge order by l.id desc limit :limit`;
const BEYOND_ALL = 2_147_483_647;
const SENT = `
  select ${MESSAGE}, l.conversation_id as "conversationId" from messages l where l.sender_id = :viewer and l.client_id = :clientId`;

/** Messages of a conversation in one direction from a message on. */
export async function readMessages(
  db: Knex,
  viewer: number,
  conversationId: number,
  { before, after, limit }: { before?: number | undefined; after?: number | undefined; limit: number },
): Promise<Message[]> {
  const isForward = after !== undefined;
  const edge = after ?? before ?? BEYOND_ALL;
  const { rows } = await db.raw<{ rows: Message[] }>(isForward ? AFTER : BEFORE, { viewer, conversationId, limit, edge });
  return isForward ? rows : rows.reverse();
}

const IS_YOUNG = `${isWithinLast('sent_at')} as "isYoung"`;

/** Messages in a transaction. */
export const createMessageRows = (trx: Knex.Transaction): MessageRows => ({
  async sentBefore(senderId, clientId) {
    const { rows } = await trx.raw<{ rows: (Message & { conversationId: number })[] }>(SENT, { viewer: senderId, clientId });
    return rows[0];
  },

  async hasSent(conversationId, senderId) {
    const sent: unknown = await trx('messages').where({ conversation_id: conversationId, sender_id: senderId }).first('id');
    return sent !== undefined;
  },

  async add({ conversationId, senderId, receiverId, isAnswer, content, clientId }) {
    const values = { conversationId, senderId, receiverId, isAnswer, content, clientId };
    const { rows } = await trx.raw<{ rows: { id: number; sent_at: Date }[] }>(INSERT, values);
    const [row] = rows;
    if (!row) throw new Error('the message was not stored');
    return { id: row.id, isOwn: true, content, sentAt: row.sent_at, read: false, clientId };
  },

  async read(userId, conversationId, upTo) {
    const read = await trx('messages')
      .where({ conversation_id: conversationId, receiver_id: userId, read: false })
      .where('id', '<=', upTo)
      .update({ read: true })
      .returning<{ id: number }[]>('id');
    return Math.max(0, ...read.map(({ id }) => id));
  },

  async isReceived(userId, conversationId, id) {
    const known: unknown = await trx('messages').where({ id, conversation_id: conversationId, receiver_id: userId }).first('id');
    return known !== undefined;
  },

  lock: (userId, id, youngSeconds) =>
    trx('messages')
      .where({ id })
      .where((mine) => void mine.where({ sender_id: userId }).orWhere({ receiver_id: userId }))
      .forUpdate()
      .first<OwnMessage | undefined>(
        { conversationId: 'conversation_id', senderId: 'sender_id', receiverId: 'receiver_id' },
        trx.raw(IS_YOUNG, [youngSeconds]),
      ),

  async erase(id) {
    await trx('messages').where({ id }).update({ content: '', deleted_at: trx.fn.now() });
  },

  async hideFrom(id, side) {
    await trx('messages')
      .where({ id })
      .update(side === 'sender' ? { gone_for_sender: true } : { gone_for_receiver: true });
  },
});

/** The database refuses a second message of a sender with one id of the client. */
export const ONE_CLIENT_ID = 'messages_client';

/** A new message brings a conversation back from the archive, unless it is muted there. */
const INSERT = `
  with conversation as (
    update conversations set last_message_at = now(), accepted_at = case when :isAnswer then now() else accepted_at end
    where id = :conversationId
  ), members as (
    update conversation_members set archived = false where conversation_id = :conversationId and archived and not muted
  )
  insert into messages (conversation_id, sender_id, receiver_id, content, client_id)
  values (:conversationId, :senderId, :receiverId, :content, :clientId) returning id, sent_at`;
