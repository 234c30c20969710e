import type { Knex } from 'knex';
import type { Favorite, FavoriteStatus } from '../../../domain/favorites/favorite.ts';
import type { FavoriteRows, FavoriteStore } from '../../../domain/favorites/favorites.ports.ts';
import { lockUser } from '../accounts/users.ts';
import { LIST_IDS } from './list-members.ts';

const TABLE = 'user_favorites';
const WITH_LISTS = `${LIST_IDS} as list_ids`;

interface FavoriteRow {
  id: number;
  user_id: number;
  college_id: number;
  created_at: Date;
  note: string;
  status: FavoriteStatus;
  major: string | null;
  list_ids: number[];
  position: number;
}

/** By position, then the newest first. */
export const FAVORITE_ORDER = [
  { column: 'position' },
  { column: 'created_at', order: 'desc' },
  // Favorites of one merge have the same time.
  { column: 'id', order: 'desc' },
] as const;

const rowsOf = (db: Knex, userId: number) => db<FavoriteRow>(TABLE).where({ user_id: userId });
const shownOf = (db: Knex, userId: number) => rowsOf(db, userId).select<FavoriteRow[]>('*', db.raw(WITH_LISTS));

export const createFavoriteStore = (db: Knex): FavoriteStore => ({
  async all(userId) {
    const rows = await shownOf(db, userId).orderBy([...FAVORITE_ORDER]);
    return rows.map(toFavorite);
  },

  async remove(userId, collegeId) {
    await rowsOf(db, userId).where({ college_id: collegeId }).delete();
  },

  async change(userId, collegeId, { note, status, major, position }) {
    const [row] = await rowsOf(db, userId)
      .where({ college_id: collegeId })
      // SQL has no update without columns; the college id keeps its value.
      .update({ college_id: collegeId, ...definedColumns({ note, status, major, position }) })
      .returning<FavoriteRow[]>(['*', db.raw(WITH_LISTS)]);
    return row && toFavorite(row);
  },
});

export const createFavoriteRows = (trx: Knex.Transaction): FavoriteRows => ({
  lock: (userId) => lockUser(trx, userId),

  collegeIds: (userId) => rowsOf(trx, userId).pluck<number[]>('college_id'),

  async add(userId, collegeIds) {
    if (collegeIds.length === 0) return 0;
    const stored = new Set(await trx('colleges').whereIn('id', collegeIds).pluck<number[]>('id'));
    const rows = collegeIds.filter((id) => stored.has(id)).map((id) => ({ user_id: userId, college_id: id }));
    if (rows.length > 0) await trx(TABLE).insert(rows);
    return rows.length;
  },

  async chooseMajors(userId, majors) {
    if (majors.size === 0) return;
    await trx.raw(
      `update user_favorites set major = given.major from unnest(?::int[], ?::text[]) as given (id, major)
        where user_id = ? and college_id = given.id`,
      [[...majors.keys()], [...majors.values()], userId],
    );
  },

  async among(userId, collegeIds) {
    const rows = await shownOf(trx, userId).whereIn('college_id', collegeIds);
    return rows.map(toFavorite);
  },
});

const definedColumns = <T extends object>(columns: T): Partial<T> =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as Partial<T>;

const toFavorite = (row: FavoriteRow): Favorite => ({
  id: row.id,
  collegeId: row.college_id,
  createdAt: row.created_at,
  note: row.note,
  status: row.status,
  major: row.major,
  listIds: row.list_ids,
  position: row.position,
});
