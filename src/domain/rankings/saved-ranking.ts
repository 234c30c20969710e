/** A ranking that a person keeps: weights and filters as a canonical query string. */
export interface SavedRanking {
  id: number;
  name: string;
  query: string;
  /** The secret part of the link that shows it to anybody; null while it is not shared. */
  shareToken: string | null;
  createdAt: Date;
  updatedAt: Date;
}

export const LONGEST_RANKING_NAME = 60;
export const MAX_SAVED_RANKINGS = 50;
