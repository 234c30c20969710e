import type { Favorite, FavoriteList } from '../../../api/domain/favorites.ts';

/** Ids of colleges. */
export interface MemberChange {
  add?: readonly number[];
  remove?: readonly number[];
}

/** The favorites after colleges were added to a list or removed from it. */
export const withMembers = (favorites: readonly Favorite[], listId: number, { add = [], remove = [] }: MemberChange): Favorite[] =>
  favorites.map((one) => {
    const isIn = add.includes(one.collegeId) || (one.listIds.includes(listId) && !remove.includes(one.collegeId));
    if (isIn === one.listIds.includes(listId)) return one;
    const others = one.listIds.filter((id) => id !== listId);
    return { ...one, listIds: isIn ? [...others, listId] : others };
  });

/** How many of these are in a list. */
export type Part = 'all' | 'some' | 'none';
export function partOf(count: number, total: number): Part {
  if (count === 0) return 'none';
  return count === total ? 'all' : 'some';
}

/** The list that holds these colleges and no others: the one that is open, else one that is shared already, else any. */
export function listOfExactly(
  lists: readonly FavoriteList[],
  favorites: readonly Favorite[],
  chosen: readonly Favorite[],
  openId: number | undefined,
): FavoriteList | undefined {
  const exact = lists.filter(
    ({ id }) =>
      chosen.every(({ listIds }) => listIds.includes(id)) &&
      favorites.filter(({ listIds }) => listIds.includes(id)).length === chosen.length,
  );
  return exact.find(({ id }) => id === openId) ?? exact.find(({ shareToken }) => shareToken !== null) ?? exact[0];
}

/** A name for a list that is made to be shared, unlike those of the other lists. */
export function sharedListName(lists: readonly FavoriteList[], day: Date): string {
  const taken = new Set(lists.map(({ name }) => name.toLowerCase()));
  const name = `Shared on ${day.toLocaleDateString('en-US', { month: 'long', day: 'numeric' })}`;
  for (let number = 1; ; number += 1) {
    const numbered = number === 1 ? name : `${name} (${number})`;
    if (!taken.has(numbered.toLowerCase())) return numbered;
  }
}
