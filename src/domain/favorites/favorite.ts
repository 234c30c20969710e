/** Where somebody stands with a college. */
export const FAVORITE_STATUSES = ['considering', 'applying', 'applied', 'admitted', 'waitlisted', 'denied', 'enrolled'] as const;
export type FavoriteStatus = (typeof FAVORITE_STATUSES)[number];

/** A college that a person keeps. */
export interface Favorite {
  id: number;
  collegeId: number;
  createdAt: Date;
  note: string;
  status: FavoriteStatus;
  listId: number | null;
  /** The order within its list; equal ones by time, newest first. */
  position: number;
}

export const LONGEST_NOTE = 1_000;
/** What a browser keeps for somebody without an account, and so what one merge may bring. */
export const MAX_LOCAL_FAVORITES = 50;
/** More than there are colleges to visit in a life; keeps lists bounded. */
export const MAX_FAVORITES = 500;
