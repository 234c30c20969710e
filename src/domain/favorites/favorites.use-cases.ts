import type { CollegeRecord } from '../colleges/college.ts';
import { DomainError } from '../shared/domain-error.ts';
import { addNamed, changeNamed, known, shareTokenAfter, type SavedKind } from '../saved-items/named-item.ts';
import { MAX_FAVORITES, MAX_LISTS, type Favorite, type FavoriteChange, type FavoriteList, type MemberChange } from './favorite.ts';
import type { FavoritesPorts } from './favorites.ports.ts';

const LISTS: SavedKind = { code: 'favorite-lists', one: 'list', many: 'lists', limit: MAX_LISTS };

/** A favorite with its college, open or closed, and the name of its major. */
export type FavoriteCollege = Omit<Favorite, 'major'> & { college: CollegeRecord; major: { code: string; name: string } | null };

const NO_MAJORS: ReadonlyMap<number, string> = new Map();

/** Saved colleges and their lists. `userId` is the owner: no method reaches another person's rows. */
export function createFavorites({ favorites, lists, transact, colleges, vocabulary, newToken }: FavoritesPorts) {
  const nameOf = (code: string): string | undefined => vocabulary.words().majors.nameOf(code);
  const requireMajor = (code: string | null | undefined): void => {
    if (typeof code === 'string' && nameOf(code) === undefined) refuseMajor();
  };
  const named = (code: string | null) => (code === null ? null : { code, name: nameOf(code) ?? code });
  const withColleges = (rows: readonly Favorite[]): FavoriteCollege[] => {
    const known = new Map(colleges.byIds(rows.map(({ collegeId }) => collegeId)).map((college) => [college.id, college]));
    return rows.flatMap((row) => {
      const college = known.get(row.collegeId);
      return college ? [{ ...row, college, major: named(row.major) }] : [];
    });
  };
  const withCollege = (row: Favorite | undefined): FavoriteCollege => withColleges(row ? [row] : [])[0] ?? noSuch('college');
  const ofUser = async (userId: number): Promise<FavoriteCollege[]> => withColleges(await favorites.all(userId));
  /** Saves the new ones among these colleges, and the given majors of all, all or nothing. `saved` are the favorites of all of them. */
  const save = (userId: number, collegeIds: readonly number[], majors: ReadonlyMap<number, string>) =>
    transact(async (stores) => {
      await stores.favorites.lock(userId);
      const before = new Set(await stores.favorites.collegeIds(userId));
      const fresh = collegeIds.filter((id) => !before.has(id));
      if (fresh.length > 0 && before.size + fresh.length > MAX_FAVORITES) refuseMore();
      const added = await stores.favorites.add(userId, fresh);
      await stores.favorites.chooseMajors(userId, majors);
      return { added, saved: await stores.favorites.among(userId, collegeIds) };
    });

  return {
    /** By position, then the newest first. */
    all: ofUser,

    /** Saving a saved college again replaces its major, if one is given. */
    async add(userId: number, collegeId: number, major?: string): Promise<{ isNew: boolean; favorite: FavoriteCollege }> {
      if (colleges.byIds([collegeId]).length === 0) noSuch('college');
      requireMajor(major);
      const { added, saved } = await save(userId, [collegeId], major === undefined ? NO_MAJORS : new Map([[collegeId, major]]));
      return { isNew: added > 0, favorite: withCollege(saved[0]) };
    },

    /**
     * Adds the favorites of a browser, the oldest first. Skips saved colleges and unknown ids. The majors of the browser replace those
     * of the account, without unknown ones; a college without a major in the browser keeps that of the account.
     */
    async merge(
      userId: number,
      collegeIds: readonly number[],
      majors: ReadonlyMap<number, string> = NO_MAJORS,
    ): Promise<{ added: number; favorites: FavoriteCollege[] }> {
      const known = colleges.byIds([...new Set(collegeIds)]).map(({ id }) => id);
      const chosen = [...majors].filter(([id, code]) => known.includes(id) && nameOf(code) !== undefined);
      const { added } = await save(userId, known, new Map(chosen));
      return { added, favorites: await ofUser(userId) };
    },

    remove: (userId: number, collegeId: number): Promise<void> => favorites.remove(userId, collegeId),

    async change(userId: number, collegeId: number, change: FavoriteChange): Promise<FavoriteCollege> {
      requireMajor(change.major);
      return withCollege((await favorites.change(userId, collegeId, change)) ?? noSuch('favorite'));
    },

    lists: (userId: number): Promise<FavoriteList[]> => lists.all(userId),

    /** Colleges that are not saved are left out. */
    addList: (
      userId: number,
      {
        name,
        collegeIds = [],
        isShared = false,
      }: { name: string; collegeIds?: readonly number[] | undefined; isShared?: boolean | undefined },
    ): Promise<FavoriteList> =>
      transact(async (stores) => {
        const list = await addNamed(LISTS, stores.lists, userId, { name, shareToken: shareTokenAfter(null, isShared, newToken) });
        await stores.lists.changeMembers(userId, list.id, { add: collegeIds });
        return list;
      }),

    /** Sharing a shared list keeps its link. A removed link never works again. Colleges that are not saved are left out. */
    changeList: (
      userId: number,
      id: number,
      { name, isShared, ...members }: { name?: string | undefined; isShared?: boolean | undefined } & MemberChange,
    ): Promise<FavoriteList> =>
      transact(async (stores) => {
        const list = await changeNamed(LISTS, stores.lists, userId, id, ({ shareToken }) => ({
          name,
          shareToken: shareTokenAfter(shareToken, isShared, newToken),
        }));
        await stores.lists.changeMembers(userId, id, members);
        return list;
      }),

    removeList: (userId: number, id: number): Promise<void> => lists.remove(userId, id),

    /** The view of anyone with the link: no notes, no owner. */
    async sharedList(shareToken: string): Promise<{ name: string; colleges: CollegeRecord[] }> {
      const list = known(LISTS, await lists.shared(shareToken));
      return { name: list.name, colleges: colleges.byIds(list.collegeIds) };
    },
  };
}

export type Favorites = ReturnType<typeof createFavorites>;

function noSuch(what: 'college' | 'favorite'): never {
  const words = { college: 'There is no such college.', favorite: 'This college is not in your favorites.' };
  throw new DomainError('not-found', `${what}.not-found`, words[what]);
}

function refuseMajor(): never {
  const message = 'No major has this code.';
  throw new DomainError('invalid', 'major.unknown', message, [{ path: 'major', message }]);
}

function refuseMore(): never {
  throw new DomainError('refused', 'favorites.full', `You can save up to ${MAX_FAVORITES} colleges. Remove some first.`);
}
