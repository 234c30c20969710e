import type { Knex } from 'knex';
import type { Favorite, FavoriteStatus } from '../../../domain/favorites/favorite.ts';
import type { FavoriteStore } from '../../../domain/favorites/favorites.ports.ts';
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

export function createFavoriteStore(db: Knex): FavoriteStore {
  const rowsOf = (connection: Knex, userId: number) => connection<FavoriteRow>(TABLE).where({ user_id: userId });
  const shownOf = (connection: Knex, userId: number) => rowsOf(connection, userId).select<FavoriteRow[]>('*', connection.raw(WITH_LISTS));

  return {
    async all(userId) {
      const rows = await shownOf(db, userId).orderBy([...FAVORITE_ORDER]);
      return rows.map(toFavorite);
    },

    save: (userId, collegeIds, limit) =>
      db.transaction(async (trx) => {
        await lockUser(trx, userId);
        const before = await rowsOf(trx, userId).pluck('college_id');
        const stored = new Set<number>(await trx('colleges').whereIn('id', collegeIds).pluck('id'));
        const missing = collegeIds.filter((id) => stored.has(id) && !before.includes(id));
        if (missing.length > 0 && before.length + missing.length > limit) return undefined;
        if (missing.length > 0) await trx(TABLE).insert(missing.map((id) => ({ user_id: userId, college_id: id })));
        const saved = await shownOf(trx, userId).whereIn('college_id', collegeIds);
        return { added: missing.length, saved: saved.map(toFavorite) };
      }),

    async remove(userId, collegeId) {
      await rowsOf(db, userId).where({ college_id: collegeId }).delete();
    },

    async change(userId, collegeId, { note, status, position }) {
      const [row] = await rowsOf(db, userId)
        .where({ college_id: collegeId })
        // SQL has no update without columns; the college id keeps its value.
        .update({ college_id: collegeId, ...definedColumns({ note, status, position }) })
        .returning<FavoriteRow[]>(['*', db.raw(WITH_LISTS)]);
      return row && toFavorite(row);
    },
  };
}

const definedColumns = <T extends object>(columns: T): Partial<T> =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as Partial<T>;

const toFavorite = (row: FavoriteRow): Favorite => ({
  id: row.id,
  collegeId: row.college_id,
  createdAt: row.created_at,
  note: row.note,
  status: row.status,
  listIds: row.list_ids,
  position: row.position,
});
