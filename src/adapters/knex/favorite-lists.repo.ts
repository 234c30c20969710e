import type { Knex } from 'knex';
import type { FavoriteList } from '../../domain/favorites/favorite.ts';
import type { FavoriteListStore } from '../../domain/favorites/favorites.ports.ts';
import { FAVORITE_ORDER } from './favorites.repo.ts';
import { lockUser } from './lock-user.ts';

const TABLE = 'favorite_lists';

interface ListRow {
  id: number;
  user_id: number;
  name: string;
  share_token: string | null;
  created_at: Date;
}

export function createFavoriteListStore(db: Knex): FavoriteListStore {
  const rowsOf = (connection: Knex, userId: number) => connection<ListRow>(TABLE).where({ user_id: userId });
  const named = (connection: Knex, userId: number, name: string) => rowsOf(connection, userId).whereRaw('lower(name) = lower(?)', [name]);

  return {
    async all(userId) {
      const rows = await rowsOf(db, userId).select().orderByRaw('lower(name)');
      return rows.map(toList);
    },

    add: (userId, name, limit) =>
      db.transaction(async (trx) => {
        await lockUser(trx, userId);
        if (await named(trx, userId, name).first('id')) return 'name-taken';
        const ids = await rowsOf(trx, userId).pluck('id');
        if (ids.length >= limit) return 'full';
        const [row] = await trx<ListRow>(TABLE).insert({ user_id: userId, name }).returning('*');
        return toList(row as ListRow);
      }),

    change: (userId, id, { name, shareToken }) =>
      db.transaction(async (trx) => {
        await lockUser(trx, userId);
        const row = await rowsOf(trx, userId).where({ id }).first();
        if (!row) return 'no-list';
        if (name !== undefined && (await named(trx, userId, name).whereNot({ id }).first('id'))) return 'name-taken';
        const token = shareToken === undefined ? row.share_token : shareToken && (row.share_token ?? shareToken);
        const [changed] = await rowsOf(trx, userId)
          .where({ id })
          .update({ name: name ?? row.name, share_token: token })
          .returning('*');
        return toList(changed as ListRow);
      }),

    async remove(userId, id) {
      await rowsOf(db, userId).where({ id }).delete();
    },

    async shared(shareToken) {
      const list = await db(TABLE)
        .join('users', 'users.id', `${TABLE}.user_id`)
        .where({ share_token: shareToken })
        // A link speaks for its owner only as long as the owner may speak.
        .whereNull('users.disabled_at')
        .first<Pick<ListRow, 'id' | 'name' | 'user_id'> | undefined>(`${TABLE}.id`, `${TABLE}.name`, `${TABLE}.user_id`);
      if (!list) return undefined;
      const rows = await db<{ college_id: number; list_id: number; user_id: number }>('user_favorites')
        .where({ list_id: list.id, user_id: list.user_id })
        .orderBy([...FAVORITE_ORDER])
        .select('college_id');
      return { name: list.name, collegeIds: rows.map((row) => row.college_id) };
    },
  };
}

const toList = (row: ListRow): FavoriteList => ({
  id: row.id,
  name: row.name,
  shareToken: row.share_token,
  createdAt: row.created_at,
});
