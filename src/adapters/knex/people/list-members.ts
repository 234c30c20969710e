import type { Knex } from 'knex';
import type { MemberChange } from '../../../domain/favorites/favorite.ts';

const TABLE = 'favorite_list_members';

/** SQL: the ids of a favorite's lists, ascending, in a statement on `user_favorites`. */
export const LIST_IDS = `array(select list_id from ${TABLE} where favorite_id = user_favorites.id order by list_id)`;

/** Leaves out colleges that the person has not saved. The transaction must have locked the list. */
export async function changeMembers(trx: Knex, userId: number, listId: number, { add = [], remove = [] }: MemberChange): Promise<void> {
  const favorites = (collegeIds: readonly number[]) => trx('user_favorites').where({ user_id: userId }).whereIn('college_id', collegeIds);
  if (remove.length > 0)
    await trx(TABLE).where({ user_id: userId, list_id: listId }).whereIn('favorite_id', favorites(remove).select('id')).delete();
  if (add.length === 0) return;
  // A college that is removed at the same time is either locked here or not found.
  const ids = await favorites(add).orderBy('id').forKeyShare().pluck<number[]>('id');
  const rows = ids.map((id) => ({ user_id: userId, list_id: listId, favorite_id: id }));
  if (rows.length > 0) await trx(TABLE).insert(rows).onConflict().ignore();
}

/** Limits a query of favorites to those in a list. */
export const inList = (favorites: Knex.QueryBuilder, listId: number): Knex.QueryBuilder =>
  favorites.whereIn('id', (members) => void members.from(TABLE).where({ list_id: listId }).select('favorite_id'));
