import type { Knex } from 'knex';

/** Pairs of people with a conversation that both have written in. */
export interface Pair {
  conversationId: number;
  senderId: number;
  receiverId: number;
}

const USERS = `
  insert into users (username, email, password, first_name, last_name, email_verified)
  select 'bench' || n, 'bench' || n || '@example.edu', 'x', 'Bench', 'Person', true from generate_series(1, :count) n returning id`;

/** Creates the people of the benchmark. */
export async function createPairs(db: Knex, count: number): Promise<Pair[]> {
  const { rows } = await db.raw<{ rows: { id: number }[] }>(USERS, { count: 2 * count });
  const ids = rows.map(({ id }) => id).sort((a, b) => a - b);
  const people = Array.from({ length: count }, (_, n) => ({ user1_id: ids[2 * n] ?? 0, user2_id: ids[2 * n + 1] ?? 0 }));
  const conversations = await db('conversations')
    .insert(people.map((pair) => ({ ...pair, started_by: pair.user1_id, accepted_at: db.fn.now() })))
    .returning<{ id: number; user1_id: number; user2_id: number }[]>(['id', 'user1_id', 'user2_id']);
  await db('conversation_members').insert(
    conversations.flatMap(({ id, user1_id, user2_id }) => [user1_id, user2_id].map((user_id) => ({ conversation_id: id, user_id }))),
  );
  return conversations.map(({ id, user1_id, user2_id }) => ({ conversationId: id, senderId: user1_id, receiverId: user2_id }));
}
