import type { Knex } from 'knex';
import type { SavedQuery, SavedQueryStore } from '../../../domain/saved-items/saved-query.ts';
import type { Feed } from '../events/feed.ts';
import { createQueryStore, queryColumns, toSavedQuery, type QueryRow } from './saved-queries.ts';

export const createSavedSearchStore = (db: Knex, feed: Feed): SavedQueryStore<SavedQuery> =>
  createQueryStore<QueryRow, SavedQuery, object>(db, feed, {
    table: 'saved_searches',
    itemOf: toSavedQuery,
    columnsOf: (change) => queryColumns(db, change),
  });
