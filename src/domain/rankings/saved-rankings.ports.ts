import type { SavedRanking } from './saved-ranking.ts';

export interface SavedRankingChange {
  name?: string | undefined;
  query?: string | undefined;
  /** A string shares a ranking that is not shared yet; null removes the link. */
  shareToken?: string | null;
}

/** The saved rankings of each user. Names are unique without regard to case. A method only reads and writes rows of that user. */
export interface SavedRankingStore {
  /** Last changed first. */
  all(userId: number): Promise<SavedRanking[]>;
  add(userId: number, ranking: { name: string; query: string }, limit: number): Promise<SavedRanking | 'name-taken' | 'full'>;
  change(userId: number, id: number, change: SavedRankingChange): Promise<SavedRanking | 'name-taken' | 'missing'>;
  /** Does nothing if there is no such ranking. */
  remove(userId: number, id: number): Promise<void>;
  /** A shared ranking; undefined if its owner's account is disabled. */
  shared(shareToken: string): Promise<{ name: string; query: string } | undefined>;
}

export interface SavedRankingsPorts {
  saved: SavedRankingStore;
  /** Random text for an address. */
  newToken: () => string;
}
