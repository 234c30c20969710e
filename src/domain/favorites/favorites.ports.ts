import type { CollegeRecord } from '../colleges/college.ts';
import type { Favorite, FavoriteChange, FavoriteList } from './favorite.ts';

/** What each person keeps. Every method touches the rows of that one person only, whatever ids it is given. */
export interface FavoriteStore {
  /** By list, those in none first; within a list by position, then the newest first. */
  all(userId: number): Promise<Favorite[]>;
  /**
   * Keeps the colleges that are not kept yet, oldest first as given, all of them or none. `kept` are those given that are
   * kept now; colleges nobody has stored are missing there. Undefined: there would be more than `limit`, so nothing happened.
   */
  keep(userId: number, collegeIds: readonly number[], limit: number): Promise<{ added: number; kept: Favorite[] } | undefined>;
  /** Does nothing where there is nothing. */
  remove(userId: number, collegeId: number): Promise<void>;
  /** Answers what is missing where nothing could be changed: the favorite, or a list of that id among this person's. */
  change(userId: number, collegeId: number, change: FavoriteChange): Promise<Favorite | 'no-favorite' | 'no-list'>;
}

/** Each person's named lists; a name is taken whatever its capitals. */
export interface FavoriteListStore {
  /** By name. */
  all(userId: number): Promise<FavoriteList[]>;
  add(userId: number, name: string, limit: number): Promise<FavoriteList | 'name-taken' | 'full'>;
  /** `shareToken`: a string shares a list that is not shared yet, null takes the link back. */
  change(
    userId: number,
    id: number,
    change: { name?: string | undefined; shareToken?: string | null },
  ): Promise<FavoriteList | 'name-taken' | 'missing'>;
  /** What is in it stays kept. Does nothing where there is nothing. */
  remove(userId: number, id: number): Promise<void>;
  /** A shared list, and what is in it, in order. */
  shared(shareToken: string): Promise<{ name: string; collegeIds: number[] } | undefined>;
}

/** The colleges there are, open or not. */
export interface KnownColleges {
  /** Those of the ids that exist, in the order given. */
  byIds(ids: readonly number[]): CollegeRecord[];
}

export interface FavoritesPorts {
  favorites: FavoriteStore;
  lists: FavoriteListStore;
  colleges: KnownColleges;
  /** Text that nobody can guess, fit for an address. */
  newToken: () => string;
}
