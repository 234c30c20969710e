import type { SavedRanking } from './saved-ranking.ts';

export interface SavedRankingChange {
  name?: string | undefined;
  query?: string | undefined;
  /** A string shares a ranking that is not shared yet, null takes the link back. */
  shareToken?: string | null;
}

/** What each person saved; a name is taken whatever its capitals. Every method touches the rows of that one person only. */
export interface SavedRankingStore {
  /** The last changed first. */
  all(userId: number): Promise<SavedRanking[]>;
  add(userId: number, ranking: { name: string; query: string }, limit: number): Promise<SavedRanking | 'name-taken' | 'full'>;
  change(userId: number, id: number, change: SavedRankingChange): Promise<SavedRanking | 'name-taken' | 'missing'>;
  /** Does nothing where there is nothing. */
  remove(userId: number, id: number): Promise<void>;
  /** A shared ranking, as long as its owner may speak. */
  shared(shareToken: string): Promise<{ name: string; query: string } | undefined>;
}

export interface SavedRankingsPorts {
  saved: SavedRankingStore;
  /** Text that nobody can guess, fit for an address. */
  newToken: () => string;
}
