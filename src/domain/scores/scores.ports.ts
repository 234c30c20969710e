import type { StoredScore } from './stored-scores.ts';

/** The result of a recomputation. */
export interface ScoreDrift {
  /** The number of checked colleges. */
  colleges: number;
  /** Colleges with at least one stored score that differs from the computed score. */
  differing: number;
  /** The number of differing values of each score. */
  byScore: Record<StoredScore, number>;
}

/** The stored scores of all colleges. */
export interface ScoreStore {
  /**
   * Computes all scores and stores those that differ, in one transaction. With `isCheck` it stores nothing. A change publishes a new
   * data version. Throws `busy` while an import writes the catalog.
   */
  recompute(options: { isCheck: boolean }): Promise<ScoreDrift>;
}

export interface ScoresPorts {
  scores: ScoreStore;
}
