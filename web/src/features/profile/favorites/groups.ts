import type { Favorite, FavoriteList } from '../../../api/domain.ts';

/** Favorites of one list, or of none, in their order. */
export interface Group {
  list: FavoriteList | undefined;
  favorites: Favorite[];
}

/** By hand, then the newest first: the server's order. */
const inOrder = (a: Favorite, b: Favorite): number => a.position - b.position || b.createdAt.localeCompare(a.createdAt) || b.id - a.id;

/** Those in no list first, then list by list; a list of nothing is left out. */
export function groupsOf(favorites: readonly Favorite[], lists: readonly FavoriteList[]): Group[] {
  const known = new Set(lists.map(({ id }) => id));
  const listOf = ({ listId }: Favorite) => (listId !== null && known.has(listId) ? listId : undefined);
  return [undefined, ...lists]
    .map((list) => ({ list, favorites: favorites.filter((one) => listOf(one) === list?.id).toSorted(inOrder) }))
    .filter((group) => group.favorites.length > 0);
}

/**
 * The places that change when a favorite goes where another one of its list is. A list that nobody has ordered yet gets an order by
 * this; from then on a step changes two places.
 */
export function moved(ordered: readonly Favorite[], collegeId: number, targetId: number): { collegeId: number; position: number }[] {
  const ids = ordered.map((one) => one.collegeId);
  const target = ids.indexOf(targetId);
  if (target === -1 || !ids.includes(collegeId)) return [];
  const next = ids.filter((id) => id !== collegeId).toSpliced(target, 0, collegeId);
  const before = new Map(ordered.map((one) => [one.collegeId, one.position]));
  return next.map((id, position) => ({ collegeId: id, position })).filter((one) => before.get(one.collegeId) !== one.position);
}
