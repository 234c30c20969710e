import type { SavedRanking } from '../../../api/domain.ts';
import { useSite } from '../../../api/site.ts';
import { savedRankingsQuery } from '../shared/queries.ts';
import { useKeptChanges, type KeptChanges } from '../shared/use-saved-changes.ts';

/** What is changed stays in its place until the page is visited again. */
export function useRankingChanges(id: number): KeptChanges {
  const { api, queries } = useSite();
  const update = (next: (before: SavedRanking[]) => SavedRanking[]) =>
    queries.setQueryData(savedRankingsQuery(api).queryKey, (before) => before && next(before));
  return useKeptChanges({
    change: (body) => api.savedRankings.change({ params: { id }, body }),
    remove: () => api.savedRankings.remove({ params: { id } }),
    keep: (changed) => update((before) => before.map((one) => (one.id === id ? changed : one))),
    forget: () => update((before) => before.filter((one) => one.id !== id)),
  });
}
