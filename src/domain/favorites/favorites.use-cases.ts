import type { CollegeRecord } from '../colleges/college.ts';
import { DomainError } from '../shared/domain-error.ts';
import { keptOr, sharing, type KeptKind } from '../shared/named-item.ts';
import { MAX_FAVORITES, MAX_LISTS, type Favorite, type FavoriteChange, type FavoriteList } from './favorite.ts';
import type { FavoritesPorts } from './favorites.ports.ts';

const LISTS: KeptKind = { code: 'favorite-lists', one: 'list', many: 'lists', limit: MAX_LISTS };

/** A favorite with the college it is about, open or not. */
export type KeptCollege = Favorite & { college: CollegeRecord };

/** The colleges people keep, and the lists they keep them in. `userId` is always whose they are: nobody reaches another's. */
export function createFavorites({ favorites, lists, colleges, newToken }: FavoritesPorts) {
  const withColleges = (rows: readonly Favorite[]): KeptCollege[] => {
    const known = new Map(colleges.byIds(rows.map(({ collegeId }) => collegeId)).map((college) => [college.id, college]));
    return rows.flatMap((row) => {
      const college = known.get(row.collegeId);
      return college ? [{ ...row, college }] : [];
    });
  };
  const withCollege = (row: Favorite | undefined): KeptCollege => withColleges(row ? [row] : [])[0] ?? noSuch('college');
  const ofUser = async (userId: number): Promise<KeptCollege[]> => withColleges(await favorites.all(userId));
  const keep = async (userId: number, collegeIds: readonly number[]) =>
    (await favorites.keep(userId, collegeIds, MAX_FAVORITES)) ??
    refuse('favorites.full', `You can keep up to ${MAX_FAVORITES} colleges. Remove some first.`);

  return {
    /** In the order of each list, else the newest first. */
    all: ofUser,

    /** Keeps a college once, however often it is asked to. */
    async add(userId: number, collegeId: number): Promise<{ isNew: boolean; favorite: KeptCollege }> {
      if (colleges.byIds([collegeId]).length === 0) noSuch('college');
      const { added, kept } = await keep(userId, [collegeId]);
      return { isNew: added > 0, favorite: withCollege(kept[0]) };
    },

    /** What a browser kept, the oldest first; what is kept already, or is no college, is passed over. */
    async merge(userId: number, collegeIds: readonly number[]): Promise<{ added: number; favorites: KeptCollege[] }> {
      const known = colleges.byIds([...new Set(collegeIds)]).map(({ id }) => id);
      const { added } = await keep(userId, known);
      return { added, favorites: await ofUser(userId) };
    },

    remove: (userId: number, collegeId: number): Promise<void> => favorites.remove(userId, collegeId),

    async change(userId: number, collegeId: number, change: FavoriteChange): Promise<KeptCollege> {
      const changed = await favorites.change(userId, collegeId, change);
      if (changed === 'no-list') return keptOr<KeptCollege>(LISTS, 'missing');
      return changed === 'no-favorite' ? noSuch('favorite') : withCollege(changed);
    },

    lists: (userId: number): Promise<FavoriteList[]> => lists.all(userId),

    async addList(userId: number, name: string): Promise<FavoriteList> {
      return keptOr(LISTS, await lists.add(userId, name, MAX_LISTS));
    },

    /** Sharing a shared list leaves its link as it is; one that was taken back never comes to life again. */
    async changeList(
      userId: number,
      id: number,
      { name, isShared }: { name?: string | undefined; isShared?: boolean | undefined },
    ): Promise<FavoriteList> {
      return keptOr(LISTS, await lists.change(userId, id, { name, ...sharing(isShared, newToken) }));
    },

    removeList: (userId: number, id: number): Promise<void> => lists.remove(userId, id),

    /** What anybody with the link may see: neither notes nor whose it is. */
    async sharedList(shareToken: string): Promise<{ name: string; colleges: CollegeRecord[] }> {
      const list = keptOr(LISTS, (await lists.shared(shareToken)) ?? 'missing');
      return { name: list.name, colleges: colleges.byIds(list.collegeIds) };
    },
  };
}

export type Favorites = ReturnType<typeof createFavorites>;

function noSuch(what: 'college' | 'favorite'): never {
  const words = { college: 'There is no such college.', favorite: 'You do not keep this college.' };
  throw new DomainError('not-found', `${what}.not-found`, words[what]);
}

function refuse(code: string, message: string): never {
  throw new DomainError('refused', code, message);
}
