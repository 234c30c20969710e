import type { SavedQueryStore } from '../saved-queries/saved-query.ts';
import type { SavedRanking } from './saved-ranking.ts';

export interface SharingChange {
  /** A string shares a ranking that is not shared yet; null removes the link. */
  shareToken?: string | null;
}

export interface SavedRankingStore extends SavedQueryStore<SavedRanking, SharingChange> {
  /** A shared ranking; undefined if its owner's account is disabled. */
  shared(shareToken: string): Promise<{ name: string; query: string } | undefined>;
}

export interface SavedRankingsPorts {
  saved: SavedRankingStore;
  /** Random text for an address. */
  newToken: () => string;
}
