import type { CollegeRecord } from '../colleges/college.ts';
import { DomainError } from '../shared/domain-error.ts';
import { unwrapSaved, shareTokenChange, type SavedKind } from '../shared/named-item.ts';
import { MAX_FAVORITES, MAX_LISTS, type Favorite, type FavoriteChange, type FavoriteList, type MemberChange } from './favorite.ts';
import type { FavoritesPorts } from './favorites.ports.ts';

const LISTS: SavedKind = { code: 'favorite-lists', one: 'list', many: 'lists', limit: MAX_LISTS };

/** A favorite with its college, open or closed. */
export type FavoriteCollege = Favorite & { college: CollegeRecord };

/** Saved colleges and their lists. `userId` is the owner: no method reaches another person's rows. */
export function createFavorites({ favorites, lists, colleges, newToken }: FavoritesPorts) {
  const withColleges = (rows: readonly Favorite[]): FavoriteCollege[] => {
    const known = new Map(colleges.byIds(rows.map(({ collegeId }) => collegeId)).map((college) => [college.id, college]));
    return rows.flatMap((row) => {
      const college = known.get(row.collegeId);
      return college ? [{ ...row, college }] : [];
    });
  };
  const withCollege = (row: Favorite | undefined): FavoriteCollege => withColleges(row ? [row] : [])[0] ?? noSuch('college');
  const ofUser = async (userId: number): Promise<FavoriteCollege[]> => withColleges(await favorites.all(userId));
  const save = async (userId: number, collegeIds: readonly number[]) =>
    (await favorites.save(userId, collegeIds, MAX_FAVORITES)) ??
    refuse('favorites.full', `You can save up to ${MAX_FAVORITES} colleges. Remove some first.`);

  return {
    /** By position, then the newest first. */
    all: ofUser,

    /** Saving a saved college again is a no-op. */
    async add(userId: number, collegeId: number): Promise<{ isNew: boolean; favorite: FavoriteCollege }> {
      if (colleges.byIds([collegeId]).length === 0) noSuch('college');
      const { added, saved } = await save(userId, [collegeId]);
      return { isNew: added > 0, favorite: withCollege(saved[0]) };
    },

    /** Adds the favorites of a browser, the oldest first. Skips saved colleges and unknown ids. */
    async merge(userId: number, collegeIds: readonly number[]): Promise<{ added: number; favorites: FavoriteCollege[] }> {
      const known = colleges.byIds([...new Set(collegeIds)]).map(({ id }) => id);
      const { added } = await save(userId, known);
      return { added, favorites: await ofUser(userId) };
    },

    remove: (userId: number, collegeId: number): Promise<void> => favorites.remove(userId, collegeId),

    async change(userId: number, collegeId: number, change: FavoriteChange): Promise<FavoriteCollege> {
      return withCollege((await favorites.change(userId, collegeId, change)) ?? noSuch('favorite'));
    },

    lists: (userId: number): Promise<FavoriteList[]> => lists.all(userId),

    /** Colleges that are not saved are left out. */
    async addList(
      userId: number,
      {
        name,
        collegeIds = [],
        isShared = false,
      }: { name: string; collegeIds?: readonly number[] | undefined; isShared?: boolean | undefined },
    ): Promise<FavoriteList> {
      return unwrapSaved(LISTS, await lists.add(userId, { name, collegeIds, shareToken: isShared ? newToken() : null }, MAX_LISTS));
    },

    /** Sharing a shared list keeps its link. A removed link never works again. Colleges that are not saved are left out. */
    async changeList(
      userId: number,
      id: number,
      { isShared, ...change }: { name?: string | undefined; isShared?: boolean | undefined } & MemberChange,
    ): Promise<FavoriteList> {
      return unwrapSaved(LISTS, await lists.change(userId, id, { ...change, ...shareTokenChange(isShared, newToken) }));
    },

    removeList: (userId: number, id: number): Promise<void> => lists.remove(userId, id),

    /** The view of anyone with the link: no notes, no owner. */
    async sharedList(shareToken: string): Promise<{ name: string; colleges: CollegeRecord[] }> {
      const list = unwrapSaved(LISTS, (await lists.shared(shareToken)) ?? 'missing');
      return { name: list.name, colleges: colleges.byIds(list.collegeIds) };
    },
  };
}

export type Favorites = ReturnType<typeof createFavorites>;

function noSuch(what: 'college' | 'favorite'): never {
  const words = { college: 'There is no such college.', favorite: 'This college is not in your favorites.' };
  throw new DomainError('not-found', `${what}.not-found`, words[what]);
}

function refuse(code: string, message: string): never {
  throw new DomainError('refused', code, message);
}
