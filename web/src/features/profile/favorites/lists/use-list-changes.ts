import { useSite } from '../../../../api/site.ts';
import { favoritesQuery, listsQuery } from '../../../../entities/favorites/favorites.queries.ts';
import { withMembers } from '../../../../entities/favorites/lists/members.ts';
import { cacheList } from '../../../../entities/favorites/lists/use-new-list.ts';
import { useSharedChanges, type SharedChanges } from '../../shared/use-saved-changes.ts';

/** Deleting a list does not delete its favorites. */
export function useListChanges(id: number): SharedChanges {
  const site = useSite();
  const { api, queries } = site;
  return useSharedChanges({
    change: (body) => api.favorites.changeList({ params: { id }, body }),
    remove: () => api.favorites.removeList({ params: { id } }),
    onChanged: (list) => cacheList(site, list),
    onRemoved: () => {
      queries.setQueryData(listsQuery(api).queryKey, (before) => before?.filter((list) => list.id !== id));
      queries.setQueryData(
        favoritesQuery(api).queryKey,
        (before) => before && withMembers(before, id, { remove: before.map(({ collegeId }) => collegeId) }),
      );
    },
  });
}
