import type { CountedSearch } from '../../../api/domain/search.ts';
import { useSite } from '../../../api/site.ts';
import { SAVED_SEARCHES_KEY } from '../shared/profile.queries.ts';
import { useSavedChanges, type SavedChanges } from '../shared/use-saved-changes.ts';

/** A renamed search keeps its position in the list until the next visit. */
export function useSearchChanges(id: number): SavedChanges {
  const { api, queries } = useSite();
  const update = (next: (before: CountedSearch[]) => CountedSearch[]) =>
    queries.setQueriesData<CountedSearch[]>({ queryKey: SAVED_SEARCHES_KEY }, (before) => before && next(before));
  return useSavedChanges({
    change: (body) => api.savedSearches.change({ params: { id }, body }),
    remove: () => api.savedSearches.remove({ params: { id } }),
    onChanged: (changed) => update((before) => before.map((one) => (one.id === id ? { ...one, ...changed } : one))),
    onRemoved: () => update((before) => before.filter((one) => one.id !== id)),
  });
}
