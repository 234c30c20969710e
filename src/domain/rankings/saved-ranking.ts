import type { SavedQuery } from '../saved-items/saved-query.ts';

/** A saved ranking: weights and filters as a canonical query string. */
export interface SavedRanking extends SavedQuery {
  /** The secret part of the share link; null if the ranking is not shared. */
  shareToken: string | null;
}

export const LONGEST_RANKING_NAME = 60;
export const MAX_SAVED_RANKINGS = 50;
