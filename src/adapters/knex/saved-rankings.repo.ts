import type { Knex } from 'knex';
import type { SavedRankingStore } from '../../domain/rankings/saved-rankings.ports.ts';

export function createSavedRankingStore(_db: Knex): SavedRankingStore {
  return {} as SavedRankingStore;
}
