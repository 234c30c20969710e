import type { Knex } from 'knex';
import type { SavedRanking } from '../../../domain/rankings/saved-ranking.ts';
import type { SavedRankingStore } from '../../../domain/rankings/saved-rankings.ports.ts';
import { createNamedRows, nextShareToken, type SharedRow } from './named-rows.ts';

interface RankingRow extends SharedRow {
  query: string;
  updated_at: Date;
}

export function createSavedRankingStore(db: Knex): SavedRankingStore {
  const rows = createNamedRows<RankingRow>(db, 'saved_rankings');
  return {
    all: async (userId) => (await rows.all(userId, 'updated_at desc, id desc')).map(toRanking),

    async add(userId, ranking, limit) {
      const row = await rows.add(userId, ranking, limit);
      return typeof row === 'string' ? row : toRanking(row);
    },

    async change(userId, id, { name, query, shareToken }) {
      const row = await rows.change(userId, id, (before) => ({
        name,
        query,
        share_token: nextShareToken(before.share_token, shareToken),
        // Sharing does not change the ranking.
        updated_at: name === undefined && query === undefined ? undefined : db.raw('now()'),
      }));
      return typeof row === 'string' ? row : toRanking(row);
    },

    remove: (userId, id) => rows.remove(userId, id),

    async shared(shareToken) {
      const row = await rows.shared(shareToken);
      return row && { name: row.name, query: row.query };
    },
  };
}

const toRanking = (row: RankingRow): SavedRanking => ({
  id: row.id,
  name: row.name,
  query: row.query,
  shareToken: row.share_token,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});
