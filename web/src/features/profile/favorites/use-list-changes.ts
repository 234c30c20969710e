import { useMutation } from '@tanstack/react-query';
import type { FavoriteList } from '../../../api/contracts.ts';
import { useSite, type Site } from '../../../api/site.ts';
import { favoritesQuery, listsQuery } from '../shared/queries.ts';

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

export function useListRename(id: number, onDone: () => void) {
  const site = useSite();
  return useMutation({
    mutationFn: (name: string) => site.api.favorites.changeList({ params: { id }, body: { name } }),
    onSuccess: (list) => {
      keep(site, list);
      onDone();
    },
  });
}

/** Makes the link that shows the list to anybody, or ends it. */
export function useListSharing(id: number) {
  const site = useSite();
  return useMutation({
    mutationFn: (isShared: boolean) => site.api.favorites.changeList({ params: { id }, body: { isShared } }),
    onSuccess: (list) => keep(site, list),
  });
}

/** What was in the list stays among the favorites. */
export function useListRemoval(id: number) {
  const { api, queries } = useSite();
  return useMutation({
    mutationFn: () => api.favorites.removeList({ params: { id } }),
    onSuccess: () => {
      queries.setQueryData(listsQuery(api).queryKey, (before) => before?.filter((list) => list.id !== id));
      queries.setQueryData(favoritesQuery(api).queryKey, (before) =>
        before?.map((one) => (one.listId === id ? { ...one, listId: null } : one)),
      );
    },
  });
}
