import type { Knex } from 'knex';

/** The columns of a pair of people: the smaller id first. */
export const pairOf = (one: number, other: number) => ({ user1_id: Math.min(one, other), user2_id: Math.max(one, other) });

/** Two people have one private conversation, and one for each of them who speaks as staff. */
export const PRIVATE_PAIR = (db: Knex): Knex.Raw => db.raw('(user1_id, user2_id) where staff_id is null');
export const STAFF_PAIR = (db: Knex): Knex.Raw => db.raw('(user1_id, user2_id, staff_id) where staff_id is not null');

/** The conversations of two people, the private one first. */
export const conversationsBetween = (db: Knex, one: number, other: number): Promise<number[]> =>
  db('conversations').where(pairOf(one, other)).orderBy('staff_id', 'asc', 'first').pluck<number[]>('id');
