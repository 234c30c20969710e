import type { Knex } from 'knex';
import type { SavedQuery, SavedQueryStore } from '../../../domain/saved-queries/saved-query.ts';
import { createQueryStore, toSavedQuery, type QueryRow } from './query-rows.ts';

export const createSavedSearchStore = (db: Knex): SavedQueryStore<SavedQuery> =>
  createQueryStore<QueryRow, SavedQuery, object>(db, 'saved_searches', { itemOf: toSavedQuery });
