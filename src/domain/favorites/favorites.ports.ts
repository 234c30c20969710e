import type { CollegeRecord } from '../colleges/college.ts';
import type { Favorite, FavoriteChange, FavoriteList, MemberChange } from './favorite.ts';

/** Saved colleges. Every method affects only the rows of `userId`, whatever other ids it gets. */
export interface FavoriteStore {
  /** By position, then the newest first. */
  all(userId: number): Promise<Favorite[]>;
  /**
   * Saves the new ones among these colleges, the oldest first, all or nothing. `saved` are the favorites of all given colleges; unknown
   * colleges are missing. Undefined: the person would have more than `limit`, so nothing was saved.
   */
  save(userId: number, collegeIds: readonly number[], limit: number): Promise<{ added: number; saved: Favorite[] } | undefined>;
  /** No-op if the college is not saved. */
  remove(userId: number, collegeId: number): Promise<void>;
  /** Undefined: the college is not saved. */
  change(userId: number, collegeId: number, change: FavoriteChange): Promise<Favorite | undefined>;
}

/** Named lists of favorites. Names are unique per person, ignoring case. */
export interface FavoriteListStore {
  /** By name. */
  all(userId: number): Promise<FavoriteList[]>;
  add(userId: number, list: NewList, limit: number): Promise<FavoriteList | 'name-taken' | 'full'>;
  /** `shareToken`: a string shares a list that is not shared yet; null removes the link. All or nothing. */
  change(
    userId: number,
    id: number,
    change: { name?: string | undefined; shareToken?: string | null } & MemberChange,
  ): Promise<FavoriteList | 'name-taken' | 'missing'>;
  /** The favorites of the list stay saved. No-op if the list does not exist. */
  remove(userId: number, id: number): Promise<void>;
  /** A shared list with its colleges in order. */
  shared(shareToken: string): Promise<{ name: string; collegeIds: number[] } | undefined>;
}

/** A list with its first colleges, shared if it has a token. */
export interface NewList {
  name: string;
  shareToken: string | null;
  collegeIds: readonly number[];
}

/** All colleges, open or closed. */
export interface KnownColleges {
  /** In the order of the ids, without unknown ones. */
  byIds(ids: readonly number[]): CollegeRecord[];
}

/** Supplied by adapters. */
export interface FavoritesAdapters {
  favorites: FavoriteStore;
  lists: FavoriteListStore;
  /** A random text for addresses, which cannot be guessed. */
  newToken: () => string;
}

export interface FavoritesPorts extends FavoritesAdapters {
  colleges: KnownColleges;
}
