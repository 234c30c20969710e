import type { Knex } from 'knex';
import type { ContactRefusal } from '../../../domain/messages/contact.ts';
import type { StartOrder } from '../../../domain/messages/messages.ports.ts';
import { startFactsAbout } from './contact-facts.ts';
import { pairOf, PRIVATE_PAIR, STAFF_PAIR } from './pairs.ts';
import type { StartPoint } from './start-points.ts';

export interface ConversationRow {
  id: number;
  user1_id: number | null;
  user2_id: number | null;
  started_by: number | null;
  accepted_at: Date | null;
  context_kind: string | null;
  staff_id: number | null;
  case_id: number | null;
}

/** Locks a conversation until the end of the transaction, so that the ids of its messages follow their order. */
export const lockConversation = (trx: Knex.Transaction, where: object): Promise<ConversationRow | undefined> =>
  trx('conversations').where(where).forUpdate().first<ConversationRow | undefined>();

/** Begins a conversation, if the rules allow it. When the other person starts one at the same time, the second insert finds the first. */
export async function createConversation(
  trx: Knex.Transaction,
  { senderId, to, links, refuse }: StartOrder,
  { receiverId, context }: StartPoint,
): Promise<ConversationRow | ContactRefusal> {
  // The id of a person alone opens nothing.
  if ('userId' in to) return 'closed';
  const staffId = context.staff_id ?? null;
  const facts = await startFactsAbout(trx, { senderId, receiverId, staffId });
  const refusal = refuse({ ...facts, links });
  if (refusal !== undefined) return refusal;
  const pair = pairOf(senderId, receiverId);
  const isOpen = staffId === senderId;
  await trx('conversations')
    .insert({ ...pair, started_by: senderId, ...(isOpen && { accepted_at: trx.fn.now() }), ...context })
    .onConflict(isOpen ? STAFF_PAIR(trx) : PRIVATE_PAIR(trx))
    .ignore();
  const row = await lockConversation(trx, { ...pair, staff_id: staffId });
  if (!row) return 'closed';
  const members = [senderId, receiverId].map((user_id) => ({ conversation_id: row.id, user_id }));
  await trx('conversation_members').insert(members).onConflict().ignore();
  return row;
}
