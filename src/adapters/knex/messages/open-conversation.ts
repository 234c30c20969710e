import type { Knex } from 'knex';
import type { Tell } from '../../../domain/transactions/transact.ts';
import { pairOf, PRIVATE_PAIR } from './pairs.ts';

interface Opened {
  startedBy: number;
  with: number;
  startedAt: Date;
  /** Of the roommate profile that it is about. */
  profileId: number;
}

/** Two people agreed to write to each other: opens their conversation, or accepts the one that waits. */
export async function openConversation(
  trx: Knex.Transaction,
  tell: Tell,
  { startedBy, startedAt, profileId, ...other }: Opened,
): Promise<void> {
  const pair = pairOf(startedBy, other.with);
  const context = { context_kind: 'roommate', context_id: profileId };
  const [row] = await trx('conversations')
    .insert({ ...pair, ...context, started_by: startedBy, started_at: startedAt, accepted_at: trx.fn.now() })
    .onConflict(PRIVATE_PAIR(trx))
    .merge({ ...context, accepted_at: trx.raw('coalesce(conversations.accepted_at, now())') })
    .returning<{ id: number }[]>('id');
  const conversationId = row?.id ?? 0;
  const people = [startedBy, other.with];
  await trx('conversation_members')
    .insert(people.map((user_id) => ({ conversation_id: conversationId, user_id })))
    .onConflict()
    .ignore();
  for (const person of people) tell(person, 'conversation.updated', { conversationId });
}
