import type { Knex } from 'knex';
import type { FavoriteList } from '../../../domain/favorites/favorite.ts';
import type { FavoriteListStore, ListChange, ListRows } from '../../../domain/favorites/favorites.ports.ts';
import { FAVORITE_ORDER } from './favorites.repo.ts';
import { changeMembers, inList } from './list-members.ts';
import { createNamedRows, createNamedStore, sharedRow, type NamedTable, type SharedRow } from './named-rows.ts';

const LISTS: NamedTable<SharedRow, FavoriteList, ListChange & { name: string }, ListChange> = {
  table: 'favorite_lists',
  itemOf: (row) => ({ id: row.id, name: row.name, shareToken: row.share_token, createdAt: row.created_at }),
  columnsOf: ({ name, shareToken }) => ({ name, share_token: shareToken }),
};

export const createFavoriteListStore = (db: Knex): FavoriteListStore => ({
  ...createNamedStore(db, LISTS, 'lower(name)'),

  async shared(shareToken) {
    const list = await sharedRow(db, LISTS.table, shareToken);
    if (!list) return undefined;
    const collegeIds = await inList(db('user_favorites'), list.id)
      .orderBy([...FAVORITE_ORDER])
      .pluck<number[]>('college_id');
    return { name: list.name, collegeIds };
  },
});

export const createListRows = (trx: Knex.Transaction): ListRows => ({
  ...createNamedRows(trx, LISTS),
  changeMembers: (userId, id, change) => changeMembers(trx, userId, id, change),
});
