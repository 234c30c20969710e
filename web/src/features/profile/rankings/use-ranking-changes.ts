import type { SavedRanking } from '../../../api/domain/rankings.ts';
import { useSite } from '../../../api/site.ts';
import { savedRankingsQuery } from '../shared/profile.queries.ts';
import { useSharedChanges, type SharedChanges } from '../shared/use-saved-changes.ts';

/** A changed ranking keeps its position in the list until the next visit. */
export function useRankingChanges(id: number): SharedChanges {
  const { api, queries } = useSite();
  const update = (next: (before: SavedRanking[]) => SavedRanking[]) =>
    queries.setQueryData(savedRankingsQuery(api).queryKey, (before) => before && next(before));
  return useSharedChanges({
    change: (body) => api.savedRankings.change({ params: { id }, body }),
    remove: () => api.savedRankings.remove({ params: { id } }),
    onChanged: (changed) => update((before) => before.map((one) => (one.id === id ? changed : one))),
    onRemoved: () => update((before) => before.filter((one) => one.id !== id)),
  });
}
