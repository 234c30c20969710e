import type { Knex } from 'knex';
import type { SavedRanking } from '../../../domain/rankings/saved-ranking.ts';
import type { SavedRankingStore, SharingChange } from '../../../domain/rankings/saved-rankings.ports.ts';
import type { Feed } from '../events/feed.ts';
import { sharedRow, type SharedRow } from './named-rows.ts';
import { createQueryStore, queryColumns, toSavedQuery, type QueryRow } from './saved-queries.ts';

const TABLE = 'saved_rankings';
type RankingRow = SharedRow & QueryRow;

export const createSavedRankingStore = (db: Knex, feed: Feed): SavedRankingStore => ({
  ...createQueryStore<RankingRow, SavedRanking, SharingChange>(db, feed, {
    table: TABLE,
    itemOf: (row) => ({ ...toSavedQuery(row), shareToken: row.share_token }),
    columnsOf: ({ shareToken, ...change }) => ({ ...queryColumns(db, change), share_token: shareToken }),
  }),

  async shared(shareToken) {
    const row = await sharedRow<RankingRow>(db, TABLE, shareToken);
    return row && { name: row.name, query: row.query };
  },
});
