import { keptOr, sharing, type KeptKind } from '../shared/named-item.ts';
import { serializeRanking, type RankingQuery } from './params.ts';
import { MAX_SAVED_RANKINGS, type SavedRanking } from './saved-ranking.ts';
import type { SavedRankingsPorts } from './saved-rankings.ports.ts';

const KIND: KeptKind = { code: 'saved-rankings', one: 'saved ranking', many: 'saved rankings', limit: MAX_SAVED_RANKINGS };

/** The rankings people keep. `userId` is always whose they are: nobody reaches another's. */
export function createSavedRankings({ saved, newToken }: SavedRankingsPorts) {
  return {
    /** The last changed first. */
    all: (userId: number): Promise<SavedRanking[]> => saved.all(userId),

    /** Throws `conflict` for a name that is taken, `refused` beyond the limit. */
    async add(userId: number, { name, query }: { name: string; query: RankingQuery }): Promise<SavedRanking> {
      return keptOr(KIND, await saved.add(userId, { name, query: textOf(query) }, MAX_SAVED_RANKINGS));
    },

    /** What is left out stays. Sharing what is shared leaves its link as it is; one that was taken back never comes to life again. */
    async change(
      userId: number,
      id: number,
      { name, query, isShared }: { name?: string | undefined; query?: RankingQuery | undefined; isShared?: boolean | undefined },
    ): Promise<SavedRanking> {
      const change = { name, query: query && textOf(query), ...sharing(isShared, newToken) };
      return keptOr(KIND, await saved.change(userId, id, change));
    },

    remove: (userId: number, id: number): Promise<void> => saved.remove(userId, id),

    /** What anybody with the link may see: not whose it is. Throws `not-found` where there is none, or its owner may not speak. */
    async shared(shareToken: string): Promise<{ name: string; query: string }> {
      return keptOr(KIND, (await saved.shared(shareToken)) ?? 'missing');
    },
  };
}

export type SavedRankings = ReturnType<typeof createSavedRankings>;

/** Canonical, and from its first page. */
const textOf = (query: RankingQuery): string => serializeRanking({ ...query, page: 1 });
