/** A person's own status with a college. */
export const FAVORITE_STATUSES = ['considering', 'applying', 'applied', 'admitted', 'waitlisted', 'denied', 'enrolled'] as const;
export type FavoriteStatus = (typeof FAVORITE_STATUSES)[number];

/** A saved college. */
export interface Favorite {
  id: number;
  collegeId: number;
  createdAt: Date;
  note: string;
  status: FavoriteStatus;
  listId: number | null;
  /** The order within its list; equal positions are ordered by time, the newest first. */
  position: number;
}

/** The fields that the owner can change. */
export type FavoriteChange = Partial<Pick<Favorite, 'note' | 'status' | 'listId' | 'position'>>;

/** A named list of favorites. */
export interface FavoriteList {
  id: number;
  name: string;
  /** The secret part of the link that shows the list to anyone; null while it is not shared. */
  shareToken: string | null;
  createdAt: Date;
}

export const LONGEST_NOTE = 1_000;
/** The most a browser saves without an account, and so the most that one merge brings. */
export const MAX_LOCAL_FAVORITES = 50;
/** Per person. More than anyone needs; bounds the size of answers. */
export const MAX_FAVORITES = 500;
export const MAX_LISTS = 50;
