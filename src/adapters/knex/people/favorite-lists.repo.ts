import type { Knex } from 'knex';
import type { FavoriteList } from '../../../domain/favorites/favorite.ts';
import type { FavoriteListStore } from '../../../domain/favorites/favorites.ports.ts';
import { FAVORITE_ORDER } from './favorites.repo.ts';
import { changeMembers, inList } from './list-members.ts';
import { createNamedRows, nextShareToken, type SharedRow } from './named-rows.ts';

export function createFavoriteListStore(db: Knex): FavoriteListStore {
  const rows = createNamedRows<SharedRow>(db, 'favorite_lists');
  return {
    all: async (userId) => (await rows.all(userId, 'lower(name)')).map(toList),

    async add(userId, { name, shareToken, collegeIds }, limit) {
      const row = await rows.add(userId, { name, share_token: shareToken }, limit, (trx, { id }) =>
        changeMembers(trx, userId, id, { add: collegeIds }),
      );
      return typeof row === 'string' ? row : toList(row);
    },

    async change(userId, id, { name, shareToken, ...members }) {
      const row = await rows.change(
        userId,
        id,
        (before) => ({ name, share_token: nextShareToken(before.share_token, shareToken) }),
        (trx) => changeMembers(trx, userId, id, members),
      );
      return typeof row === 'string' ? row : toList(row);
    },

    remove: (userId, id) => rows.remove(userId, id),

    async shared(shareToken) {
      const list = await rows.shared(shareToken);
      if (!list) return undefined;
      const collegeIds = await inList(db('user_favorites'), list.id)
        .orderBy([...FAVORITE_ORDER])
        .pluck<number[]>('college_id');
      return { name: list.name, collegeIds };
    },
  };
}

const toList = (row: SharedRow): FavoriteList => ({
  id: row.id,
  name: row.name,
  shareToken: row.share_token,
  createdAt: row.created_at,
});
