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

/** What its owner may change about a favorite. */
export type FavoriteChange = Partial<Pick<Favorite, 'note' | 'status' | 'listId' | 'position'>>;

/** A named list of favorites. */
export interface FavoriteList {
  id: number;
  name: string;
  /** The secret part of the link that shows the list to anybody; null while it is not shared. */
  shareToken: string | null;
  createdAt: Date;
}

export const LONGEST_NOTE = 1_000;
/** What a browser keeps for somebody without an account, and so what one merge may bring. */
export const MAX_LOCAL_FAVORITES = 50;
/** More than there are colleges to visit in a life; keeps lists bounded. */
export const MAX_FAVORITES = 500;
export const MAX_LISTS = 50;
