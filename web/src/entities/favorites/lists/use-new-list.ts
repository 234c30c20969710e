import { useMutation } from '@tanstack/react-query';
import type { FavoriteList } from '../../../api/domain/favorites.ts';
import { useSite, type Site } from '../../../api/site.ts';
import { favoritesQuery, listsQuery } from '../favorites.queries.ts';
import { withMembers } from './members.ts';

const byName = (a: FavoriteList, b: FavoriteList): number => a.name.localeCompare(b.name, 'en');

/** Adds or replaces a list in the cache, and adds these colleges to it. */
export function cacheList({ api, queries }: Site, list: FavoriteList, collegeIds: readonly number[] = []): void {
  queries.setQueryData(
    listsQuery(api).queryKey,
    (before) => before && [...before.filter(({ id }) => id !== list.id), list].toSorted(byName),
  );
  queries.setQueryData(favoritesQuery(api).queryKey, (before) => before && withMembers(before, list.id, { add: collegeIds }));
}

/** Creates a list with these colleges. */
export function useNewList(collegeIds: readonly number[], onDone: (list: FavoriteList) => void) {
  const site = useSite();
  return useMutation({
    mutationFn: (name: string) => site.api.favorites.addList({ body: { name, collegeIds: [...collegeIds] } }),
    onSuccess: (list) => {
      cacheList(site, list, collegeIds);
      onDone(list);
    },
  });
}
