import type { Favorite, FavoriteList } from '../../../api/domain.ts';

/** The favorites of one list, or of no list, in order. */
export interface FavoritesOfList {
  list: FavoriteList | undefined;
  favorites: Favorite[];
}

/** By position, then newest first: the server's order. */
const inOrder = (a: Favorite, b: Favorite): number => a.position - b.position || b.createdAt.localeCompare(a.createdAt) || b.id - a.id;

/** Favorites without a list first, then list by list. Leaves out empty lists. */
export function groupsOf(favorites: readonly Favorite[], lists: readonly FavoriteList[]): FavoritesOfList[] {
  const known = new Set(lists.map(({ id }) => id));
  const listOf = ({ listId }: Favorite) => (listId !== null && known.has(listId) ? listId : undefined);
  return [undefined, ...lists]
    .map((list) => ({ list, favorites: favorites.filter((one) => listOf(one) === list?.id).toSorted(inOrder) }))
    .filter((group) => group.favorites.length > 0);
}

/**
 * The positions that change when a favorite moves to the position of another one in its list. The first move in a list numbers all its
 * favorites; later moves by one step change two positions.
 */
export function reordered(ordered: readonly Favorite[], collegeId: number, targetId: number): { collegeId: number; position: number }[] {
  const ids = ordered.map((one) => one.collegeId);
  const target = ids.indexOf(targetId);
  if (target === -1 || !ids.includes(collegeId)) return [];
  const next = ids.filter((id) => id !== collegeId).toSpliced(target, 0, collegeId);
  const before = new Map(ordered.map((one) => [one.collegeId, one.position]));
  return next.map((id, position) => ({ collegeId: id, position })).filter((one) => before.get(one.collegeId) !== one.position);
}
