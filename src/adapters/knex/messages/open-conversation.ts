import type { Knex } from 'knex';
import { pairOf, PRIVATE_PAIR } from './pairs.ts';

interface Opened {
  startedBy: number;
  with: number;
  startedAt: Date;
  /** Of the roommate profile that it is about. */
  profileId: number;
}

/** Two people agreed to write to each other: opens their conversation, or accepts the one that waits. Returns its id. */
export async function openConversation(trx: Knex.Transaction, { startedBy, startedAt, profileId, ...other }: Opened): Promise<number> {
  const pair = pairOf(startedBy, other.with);
  const context = { context_kind: 'roommate', context_id: profileId };
  const [row] = await trx('conversations')
    .insert({ ...pair, ...context, started_by: startedBy, started_at: startedAt, accepted_at: trx.fn.now() })
    .onConflict(PRIVATE_PAIR(trx))
    .merge({ ...context, accepted_at: trx.raw('coalesce(conversations.accepted_at, now())') })
    .returning<{ id: number }[]>('id');
  if (!row) throw new Error(`The conversation of users ${startedBy} and ${other.with} is missing`);
  const people = [startedBy, other.with];
  await trx('conversation_members')
    .insert(people.map((user_id) => ({ conversation_id: row.id, user_id })))
    .onConflict()
    .ignore();
  return row.id;
}
