import type { Knex } from 'knex';
import type { Favorite, FavoriteStatus } from '../../../domain/favorites/favorite.ts';
import type { FavoriteStore } from '../../../domain/favorites/favorites.ports.ts';
import { lockUser } from '../accounts/users.ts';

const TABLE = 'user_favorites';

interface FavoriteRow {
  id: number;
  user_id: number;
  college_id: number;
  created_at: Date;
  note: string;
  status: FavoriteStatus;
  list_id: number | null;
  position: number;
}

/** Within a list: by position, then the newest first. */
export const FAVORITE_ORDER = [
  { column: 'position' },
  { column: 'created_at', order: 'desc' },
  // Favorites of one merge have the same time.
  { column: 'id', order: 'desc' },
] as const;

export function createFavoriteStore(db: Knex): FavoriteStore {
  const rowsOf = (connection: Knex, userId: number) => connection<FavoriteRow>(TABLE).where({ user_id: userId });

  return {
    async all(userId) {
      const rows = await rowsOf(db, userId)
        .select()
        .orderBy([{ column: 'list_id', nulls: 'first' }, ...FAVORITE_ORDER]);
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
        const saved = await rowsOf(trx, userId).whereIn('college_id', collegeIds).select();
        return { added: missing.length, saved: saved.map(toFavorite) };
      }),

    async remove(userId, collegeId) {
      await rowsOf(db, userId).where({ college_id: collegeId }).delete();
    },

    change: (userId, collegeId, { note, status, listId, position }) =>
      db.transaction(async (trx) => {
        if (typeof listId === 'number' && !(await hasList(trx, userId, listId))) return 'no-list';
        const [row] = await rowsOf(trx, userId)
          .where({ college_id: collegeId })
          // SQL has no update without columns; the college id keeps its value.
          .update({ college_id: collegeId, ...definedColumns({ note, status, list_id: listId, position }) })
          .returning('*');
        return row ? toFavorite(row) : 'no-favorite';
      }),
  };
}

/** Locks the list until the end of the transaction. */
async function hasList(trx: Knex, userId: number, id: number): Promise<boolean> {
  const list: unknown = await trx('favorite_lists').where({ id, user_id: userId }).forKeyShare().first('id');
  return list !== undefined;
}

const definedColumns = <T extends object>(columns: T): Partial<T> =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as Partial<T>;

const toFavorite = (row: FavoriteRow): Favorite => ({
  id: row.id,
  collegeId: row.college_id,
  createdAt: row.created_at,
  note: row.note,
  status: row.status,
  listId: row.list_id,
  position: row.position,
});
