import type { Knex } from 'knex';
import type { FavoriteList } from '../../../domain/favorites/favorite.ts';
import type { FavoriteListStore } from '../../../domain/favorites/favorites.ports.ts';
import { FAVORITE_ORDER } from './favorites.repo.ts';
import { createNamedRows, nextShareToken, type SharedRow } from './named-rows.ts';

export function createFavoriteListStore(db: Knex): FavoriteListStore {
  const rows = createNamedRows<SharedRow>(db, 'favorite_lists');
  return {
    all: async (userId) => (await rows.all(userId, 'lower(name)')).map(toList),

    async add(userId, name, limit) {
      const row = await rows.add(userId, { name }, limit);
      return typeof row === 'string' ? row : toList(row);
    },

    async change(userId, id, { name, shareToken }) {
      const row = await rows.change(userId, id, (before) => ({ name, share_token: nextShareToken(before.share_token, shareToken) }));
      return typeof row === 'string' ? row : toList(row);
    },

    remove: (userId, id) => rows.remove(userId, id),

    async shared(shareToken) {
      const list = await rows.shared(shareToken);
      if (!list) return undefined;
      const favorites = await db<{ college_id: number; list_id: number; user_id: number }>('user_favorites')
        .where({ list_id: list.id, user_id: list.user_id })
        .orderBy([...FAVORITE_ORDER])
        .select('college_id');
      return { name: list.name, collegeIds: favorites.map((row) => row.college_id) };
    },
  };
}

const toList = (row: SharedRow): FavoriteList => ({
  id: row.id,
  name: row.name,
  shareToken: row.share_token,
  createdAt: row.created_at,
});
