import { createSavedQueries } from '../saved-items/saved-queries.ts';
import { known, shareTokenAfter, type SavedKind } from '../saved-items/named-item.ts';
import { serializeRanking, type RankingQuery } from './params.ts';
import { MAX_SAVED_RANKINGS, type SavedRanking } from './saved-ranking.ts';
import type { SavedRankingsPorts } from './saved-rankings.ports.ts';

const KIND: SavedKind = { code: 'saved-rankings', one: 'saved ranking', many: 'saved rankings', limit: MAX_SAVED_RANKINGS };

/** The saved rankings of a user. A user can only reach their own. */
export function createSavedRankings({ saved, newToken }: SavedRankingsPorts) {
  const queries = createSavedQueries(KIND, saved, textOf);
  return {
    ...queries,

    /** Changes only the given values. Sharing again keeps the link. A removed link never works again. */
    change: (
      userId: number,
      id: number,
      { isShared, ...change }: { name?: string | undefined; query?: RankingQuery | undefined; isShared?: boolean | undefined },
    ): Promise<SavedRanking> =>
      queries.change(userId, id, change, ({ shareToken }) => ({ shareToken: shareTokenAfter(shareToken, isShared, newToken) })),

    /** A shared ranking without its owner. Throws `not-found` if there is none or its owner's account is disabled. */
    async shared(shareToken: string): Promise<{ name: string; query: string }> {
      return known(KIND, await saved.shared(shareToken));
    },
  };
}

export type SavedRankings = ReturnType<typeof createSavedRankings>;

/** The canonical query string of the first page. */
const textOf = (query: RankingQuery): string => serializeRanking({ ...query, page: 1 });
