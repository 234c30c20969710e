import type { StoredScore } from './stored-scores.ts';

/** What a recomputation found. */
export interface ScoreDrift {
  /** All colleges looked at. */
  colleges: number;
  /** Colleges of which at least one stored score differs from what the method gives. */
  differing: number;
  /** How many of each score differ. */
  byScore: Record<StoredScore, number>;
}

/** The scores that stand in the table of colleges. */
export interface ScoreStore {
  /**
   * Computes all scores again and stores those that differ, in one transaction, touching no other row; with `isCheck` nothing is
   * stored. A change publishes a new data version. Throws `busy` while the catalog is being written.
   */
  recompute(options: { isCheck: boolean }): Promise<ScoreDrift>;
}

export interface ScoresPorts {
  scores: ScoreStore;
}
