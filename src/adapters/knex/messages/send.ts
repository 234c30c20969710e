import type { Knex } from 'knex';
import type { ContactRefusal } from '../../../domain/messages/contact.ts';
import type { Message } from '../../../domain/messages/message.ts';
import type { MessageText, SendOrder, StartOrder } from '../../../domain/messages/messages.ports.ts';
import { lockUser } from '../accounts/users.ts';
import { recordAct } from '../cases/record-act.ts';
import type { Tell } from '../../../domain/transactions/transact.ts';
import { factsAbout } from './contact-facts.ts';
import { createConversation, lockConversation, type ConversationRow } from './conversation-rows.ts';
import { sentBefore, type SentMessage } from './message-rows.ts';
import { pairOf } from './pairs.ts';
import { startPointOf, type StartPoint } from './start-points.ts';

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
  const existing = await lockConversation(trx, { ...pairOf(senderId, point.receiverId), staff_id: point.context.staff_id ?? null });
  if (await wouldTellName(trx, senderId, point, existing)) return 'closed';
  const row = existing ?? (await createConversation(trx, order, point));
  if (typeof row === 'string') return row;
  await moveToCase(trx, row, point.context.case_id);
  const refuse = existing ? order.refuseNext : () => undefined;
  const message = await refuseOrInsert(trx, tell, row, { senderId, text: order, refuse });
  return typeof message === 'string' ? message : { conversationId: row.id, message };
}

/**
 * Staff write to the sender of a report and do not learn the name. The conversation stays apart from any other one of the two, and a member
 * of staff who knows the person from a private one leaves it to another: the meeting of both would tell the name.
 */
async function wouldTellName(
  trx: Knex,
  senderId: number,
  { receiverId, context }: StartPoint,
  existing: ConversationRow | undefined,
): Promise<boolean> {
  const isNameless = context.context_kind === 'report';
  if (existing && (existing.context_kind === 'report') !== isNameless) return true;
  if (!isNameless) return false;
  const known: unknown = await trx('conversations')
    .where({ ...pairOf(senderId, receiverId), staff_id: null })
    .first('id');
  return known !== undefined;
}

/** Staff write about another case than before. */
async function moveToCase(trx: Knex.Transaction, row: ConversationRow, caseId: number | undefined): Promise<void> {
  if (caseId === undefined || row.case_id === caseId) return;
  await trx('conversations').where({ id: row.id }).update({ case_id: caseId });
  row.case_id = caseId;
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
  const refusal = refuse({ ...(await factsAbout(trx, { senderId, receiverId, staffId: row.staff_id })), isWaiting });
  if (refusal !== undefined || receiverId === null) return refusal ?? 'closed';
  if (row.staff_id === senderId) {
    // Staff speak about a case, which the log names.
    if (row.case_id === null) return 'closed';
    await recordAct(trx, 'case-contacted', row.case_id);
  }
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
