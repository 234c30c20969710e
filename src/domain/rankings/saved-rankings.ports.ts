import type { SavedQueryStore } from '../saved-items/saved-query.ts';
import type { SavedRanking } from './saved-ranking.ts';

export interface SharingChange {
  shareToken: string | null;
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
