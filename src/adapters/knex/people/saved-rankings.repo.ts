import type { Knex } from 'knex';
import type { SavedRanking } from '../../../domain/rankings/saved-ranking.ts';
import type { SavedRankingStore, SharingChange } from '../../../domain/rankings/saved-rankings.ports.ts';
import { createNamedRows, nextShareToken, type SharedRow } from './named-rows.ts';
import { createQueryStore, toSavedQuery, type QueryRow } from './query-rows.ts';

type RankingRow = SharedRow & QueryRow;

export function createSavedRankingStore(db: Knex): SavedRankingStore {
  const rows = createNamedRows<RankingRow>(db, 'saved_rankings');
  return {
    ...createQueryStore<RankingRow, SavedRanking, SharingChange>(db, 'saved_rankings', {
      itemOf: (row) => ({ ...toSavedQuery(row), shareToken: row.share_token }),
      columnsOf: (before, { shareToken }) => ({ share_token: nextShareToken(before.share_token, shareToken) }),
    }),

    async shared(shareToken) {
      const row = await rows.shared(shareToken);
      return row && { name: row.name, query: row.query };
    },
  };
}
