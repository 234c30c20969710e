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
  /** The CIP code of the family, major or program for which it was saved. Null: none. */
  major: string | null;
  /** The lists that it is in, ascending. */
  listIds: number[];
  /** The order of all saved colleges; equal positions are ordered by time, the newest first. */
  position: number;
}

/** The fields that the owner can change. */
export type FavoriteChange = Partial<Pick<Favorite, 'note' | 'status' | 'major' | 'position'>>;

/** A named list of favorites. A favorite can be in several lists. */
export interface FavoriteList {
  id: number;
  name: string;
  /** The secret part of the link that shows the list to anyone; null while it is not shared. */
  shareToken: string | null;
  createdAt: Date;
}

/** Ids of colleges. Those that the owner has not saved are left out. */
export interface MemberChange {
  add?: readonly number[] | undefined;
  remove?: readonly number[] | undefined;
}

export const LONGEST_NOTE = 1_000;
/** The most a browser saves without an account, and so the most that one merge brings. */
export const MAX_LOCAL_FAVORITES = 50;
/** Per person. More than anyone needs; bounds the size of answers. */
export const MAX_FAVORITES = 500;
export const MAX_LISTS = 50;
