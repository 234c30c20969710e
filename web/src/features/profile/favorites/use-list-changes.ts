import { useMutation } from '@tanstack/react-query';
import type { FavoriteList } from '../../../api/domain.ts';
import { useSite, type Site } from '../../../api/site.ts';
import { favoritesQuery, listsQuery } from '../shared/queries.ts';
import { useKeptChanges, type KeptChanges } from '../shared/use-saved-changes.ts';

const byName = (a: FavoriteList, b: FavoriteList): number => a.name.localeCompare(b.name, 'en');

/** Puts a list as the server has it now among those that are shown. */
function keep({ api, queries }: Site, list: FavoriteList): void {
  queries.setQueryData(
    listsQuery(api).queryKey,
    (before) => before && [...before.filter(({ id }) => id !== list.id), list].toSorted(byName),
  );
}

export function useNewList(onDone: (list: FavoriteList) => void) {
  const site = useSite();
  return useMutation({
    mutationFn: (name: string) => site.api.favorites.addList({ body: { name } }),
    onSuccess: (list) => {
      keep(site, list);
      onDone(list);
    },
  });
}

/** What was in a list that goes stays among the favorites. */
export function useListChanges(id: number): KeptChanges {
  const site = useSite();
  const { api, queries } = site;
  return useKeptChanges({
    change: (body) => api.favorites.changeList({ params: { id }, body }),
    remove: () => api.favorites.removeList({ params: { id } }),
    keep: (list) => keep(site, list),
    forget: () => {
      queries.setQueryData(listsQuery(api).queryKey, (before) => before?.filter((list) => list.id !== id));
      queries.setQueryData(favoritesQuery(api).queryKey, (before) =>
        before?.map((one) => (one.listId === id ? { ...one, listId: null } : one)),
      );
    },
  });
}
