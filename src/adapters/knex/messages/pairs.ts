import type { Knex } from 'knex';

/** The columns of a pair of people: the smaller id first. */
export const pairOf = (one: number, other: number) => ({ user1_id: Math.min(one, other), user2_id: Math.max(one, other) });

/** Two people have one private conversation, and one for each of them who speaks as staff. */
export const PRIVATE_PAIR = (db: Knex): Knex.Raw => db.raw('(user1_id, user2_id) where staff_id is null');
export const STAFF_PAIR = (db: Knex): Knex.Raw => db.raw('(user1_id, user2_id, staff_id) where staff_id is not null');

/**
 * The conversations in which a viewer knows who the other person is. Staff who write to the sender of a report do not: an answer for the id of
 * a person would tell the name.
 */
export const knownBetween = (db: Knex, viewerId: number, otherId: number): Knex.QueryBuilder =>
  db('conversations').where(pairOf(viewerId, otherId)).whereRaw(`(context_kind = 'report' and staff_id = ?) is not true`, [viewerId]);

/** Their ids, the private one first. */
export const conversationsBetween = (db: Knex, viewerId: number, otherId: number): Promise<number[]> =>
  knownBetween(db, viewerId, otherId).orderBy('staff_id', 'asc', 'first').pluck<number[]>('id');
