import type { Knex } from 'knex';
import type { Message } from '../../../domain/messages/message.ts';
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

export type SentMessage = Message & { conversationId: number };

/** The message that a sender has sent with this id of their own. */
export async function sentBefore(db: Knex, senderId: number, clientId: string): Promise<SentMessage | undefined> {
  const { rows } = await db.raw<{ rows: SentMessage[] }>(SENT, { viewer: senderId, clientId });
  return rows[0];
}
