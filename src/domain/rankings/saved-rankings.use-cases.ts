import type { SavedRanking } from './saved-ranking.ts';
import type { SavedRankingsPorts } from './saved-rankings.ports.ts';

/** The rankings people keep. `userId` is always whose they are: nobody reaches another's. */
export function createSavedRankings({ saved }: SavedRankingsPorts) {
  return {
    all: (userId: number): Promise<SavedRanking[]> => saved.all(userId),
  };
}

export type SavedRankings = ReturnType<typeof createSavedRankings>;
