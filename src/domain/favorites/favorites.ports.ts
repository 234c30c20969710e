import type { CollegeRecord } from '../colleges/college.ts';
import type { Majors } from '../majors/majors.ts';
import type { NamedRows } from '../saved-items/named-item.ts';
import type { Transact } from '../transactions/transact.ts';
import type { Favorite, FavoriteChange, FavoriteList, MemberChange } from './favorite.ts';

/** Saved colleges. Every method affects only the rows of `userId`, whatever other ids it gets. */
export interface FavoriteStore {
  /** By position, then the newest first. */
  all(userId: number): Promise<Favorite[]>;
  /** No-op if the college is not saved. */
  remove(userId: number, collegeId: number): Promise<void>;
  /** Undefined: the college is not saved. */
  change(userId: number, collegeId: number, change: FavoriteChange): Promise<Favorite | undefined>;
}

/** Saved colleges in a transaction. */
export interface FavoriteRows {
  /** Locks what the person has saved until the end. Throws `unauthenticated` when the account was deleted after the request began. */
  lock(userId: number): Promise<void>;
  collegeIds(userId: number): Promise<number[]>;
  /** Saves new colleges, the oldest first, without those that the catalog has lost. Returns how many. */
  add(userId: number, collegeIds: readonly number[]): Promise<number>;
  /** Replaces the majors of saved colleges: CIP codes by the id of the college. Leaves out colleges that are not saved. */
  chooseMajors(userId: number, majors: ReadonlyMap<number, string>): Promise<void>;
  /** Those of the given colleges that are saved. */
  among(userId: number, collegeIds: readonly number[]): Promise<Favorite[]>;
}

/** Named lists of favorites. Names are unique per person, ignoring case. */
export interface FavoriteListStore {
  /** By name. */
  all(userId: number): Promise<FavoriteList[]>;
  /** The favorites of the list stay saved. No-op if the list does not exist. */
  remove(userId: number, id: number): Promise<void>;
  /** A shared list with its colleges in order. */
  shared(shareToken: string): Promise<{ name: string; collegeIds: number[] } | undefined>;
}

export interface ListChange {
  name?: string | undefined;
  shareToken: string | null;
}

/** Lists in a transaction. */
export interface ListRows extends NamedRows<FavoriteList, ListChange & { name: string }, ListChange> {
  /** Leaves out colleges that the person has not saved. The list must be locked. */
  changeMembers(userId: number, id: number, change: MemberChange): Promise<void>;
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
  transact: Transact<{ favorites: FavoriteRows; lists: ListRows }>;
  /** A random text for addresses, which cannot be guessed. */
  newToken: () => string;
}

export interface FavoritesPorts extends FavoritesAdapters {
  colleges: KnownColleges;
  vocabulary: { words(): { majors: Pick<Majors, 'nameOf'> } };
}
