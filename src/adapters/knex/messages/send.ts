import type { Knex } from 'knex';
import type { ContactRefusal } from '../../../domain/messages/contact.ts';
import type { Message } from '../../../domain/messages/message.ts';
import type { MessageText, SendOrder, StartOrder } from '../../../domain/messages/messages.ports.ts';
import { lockUser } from '../accounts/users.ts';
import type { Tell } from '../events/feed.ts';
import { factsAbout, startFactsAbout } from './contact-facts.ts';
import { sentBefore, type SentMessage } from './message-rows.ts';
import { startPointOf, type StartPoint } from './start-points.ts';

interface ConversationRow {
  id: number;
  user1_id: number | null;
  user2_id: number | null;
  started_by: number | null;
  accepted_at: Date | null;
  context_kind: string | null;
}

const otherThan = (userId: number, { user1_id, user2_id }: ConversationRow): number | null => (user1_id === userId ? user2_id : user1_id);

/** Sends into a conversation of the sender. */
export async function sendMessage(trx: Knex.Transaction, tell: Tell, order: SendOrder): Promise<Message | ContactRefusal | 'unknown'> {
  const { senderId, conversationId, clientId, refuse } = order;
  const earlier = await sentBefore(trx, senderId, clientId);
  if (earlier) return messageOf(earlier);
  const row = await lockConversation(trx, { id: conversationId });
  if (!row || (row.user1_id !== senderId && row.user2_id !== senderId)) return 'unknown';
  return refuseOrInsert(trx, tell, row, { senderId, text: order, refuse });
}

/** Sends a first message, or another one if the two people have a conversation. */
export async function startConversation(
  trx: Knex.Transaction,
  tell: Tell,
  order: StartOrder,
): Promise<{ conversationId: number; message: Message } | ContactRefusal> {
  const { senderId, clientId } = order;
  await lockUser(trx, senderId);
  const earlier = await sentBefore(trx, senderId, clientId);
  if (earlier) return { conversationId: earlier.conversationId, message: messageOf(earlier) };
  const point = await startPointOf(trx, order);
  if (!point || point.receiverId === senderId) return 'closed';
  const existing = await lockConversation(trx, pairOf(senderId, point.receiverId));
  if (existing && hidesName(existing, senderId) !== (point.context.context_kind === 'report')) return 'closed';
  const row = existing ?? (await createConversation(trx, order, point));
  if (typeof row === 'string') return row;
  const refuse = existing ? order.refuseNext : () => undefined;
  const message = await refuseOrInsert(trx, tell, row, { senderId, text: order, refuse });
  return typeof message === 'string' ? message : { conversationId: row.id, message };
}

/**
 * Staff wrote to the other person as the sender of a report. Whatever they start from elsewhere stays out of this conversation, and a
 * message to the sender of a report out of their other ones: the meeting of both would tell the name.
 */
const hidesName = ({ context_kind, started_by }: ConversationRow, viewer: number): boolean =>
  context_kind === 'report' && started_by === viewer;

const pairOf = (one: number, other: number) => ({ user1_id: Math.min(one, other), user2_id: Math.max(one, other) });

const lockConversation = (trx: Knex.Transaction, where: object): Promise<ConversationRow | undefined> =>
  trx('conversations')
    .where(where)
    .forUpdate()
    .first<ConversationRow | undefined>('id', 'user1_id', 'user2_id', 'started_by', 'accepted_at', 'context_kind');

/** When the other person starts one at the same time, the second insert finds the first. */
async function createConversation(
  trx: Knex.Transaction,
  { senderId, to, links, refuse }: StartOrder,
  { receiverId, context }: StartPoint,
): Promise<ConversationRow | ContactRefusal> {
  const facts = await startFactsAbout(trx, senderId, receiverId);
  // Without a start point, only staff may write to a person.
  if (!facts.sender.isStaff && 'userId' in to) return 'closed';
  const refusal = refuse({ ...facts, links });
  if (refusal !== undefined) return refusal;
  const pair = pairOf(senderId, receiverId);
  await trx('conversations')
    .insert({
      ...pair,
      started_by: senderId,
      ...(facts.sender.isStaff && { accepted_at: trx.fn.now() }),
      ...context,
    })
    .onConflict(['user1_id', 'user2_id'])
    .ignore();
  const row = await lockConversation(trx, pair);
  if (!row) return 'closed';
  const members = [senderId, receiverId].map((user_id) => ({ conversation_id: row.id, user_id }));
  await trx('conversation_members').insert(members).onConflict().ignore();
  return row;
}

interface Sending {
  senderId: number;
  text: MessageText;
  refuse: SendOrder['refuse'];
}

async function refuseOrInsert(
  trx: Knex.Transaction,
  tell: Tell,
  row: ConversationRow,
  { senderId, text, refuse }: Sending,
): Promise<Message | ContactRefusal> {
  const receiverId = otherThan(senderId, row);
  const isWaiting = row.accepted_at === null && row.started_by === senderId && (await hasSent(trx, row.id, senderId));
  const refusal = refuse({ ...(await factsAbout(trx, senderId, receiverId)), isWaiting });
  if (refusal !== undefined || receiverId === null) return refusal ?? 'closed';
  const isAnswer = row.accepted_at === null && row.started_by !== senderId;
  const message = await insertMessage(trx, { conversationId: row.id, senderId, receiverId, isAnswer, ...text });
  for (const userId of [senderId, receiverId]) tell(userId, 'message.new', { conversationId: row.id, messageId: message.id });
  return message;
}

const hasSent = async (trx: Knex.Transaction, conversationId: number, senderId: number): Promise<boolean> =>
  (await trx('messages').where({ conversation_id: conversationId, sender_id: senderId }).first('id')) !== undefined;

interface NewMessage extends MessageText {
  conversationId: number;
  senderId: number;
  receiverId: number;
  /** Accepts the conversation. */
  isAnswer: boolean;
}

/** A new message brings a conversation back from the archive, unless it is muted there. */
const INSERT_MESSAGE = `
  with conversation as (
    update conversations set last_message_at = now(), accepted_at = case when :isAnswer then now() else accepted_at end
    where id = :conversationId
  ), members as (
    update conversation_members set archived = false where conversation_id = :conversationId and archived and not muted
  )
  insert into messages (conversation_id, sender_id, receiver_id, content, client_id)
  values (:conversationId, :senderId, :receiverId, :content, :clientId) returning id, sent_at`;

async function insertMessage(trx: Knex.Transaction, order: NewMessage): Promise<Message> {
  const { conversationId, senderId, receiverId, isAnswer, content, clientId } = order;
  const values = { conversationId, senderId, receiverId, isAnswer, content, clientId };
  const { rows } = await trx.raw<{ rows: { id: number; sent_at: Date }[] }>(INSERT_MESSAGE, values);
  const [row] = rows;
  if (!row) throw new Error('the message was not stored');
  return { id: row.id, isOwn: true, content, sentAt: row.sent_at, read: false, clientId };
}

const messageOf = ({ id, isOwn, content, sentAt, read, clientId }: SentMessage): Message => ({
  id,
  isOwn,
  content,
  sentAt,
  read,
  clientId,
});
