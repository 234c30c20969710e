import { useQuery } from '@tanstack/react-query';
import { useSite } from '../../api/site.ts';
import { FAVORITES_KEY, usePendingFavorites } from './store.ts';
import { SavedCount } from './SavedCount.tsx';

/** The number of colleges in the account, with the presses that the server has not answered yet. Nothing until it is known. */
export function AccountCount() {
  const { api } = useSite();
  const { data: favorites } = useQuery({ queryKey: FAVORITES_KEY, queryFn: ({ signal }) => api.favorites.list({}, signal) });
  const pending = usePendingFavorites();
  if (!favorites) return null;
  const ids = new Set(favorites.map(({ collegeId }) => collegeId));
  for (const [id, isSaved] of pending) {
    if (isSaved) ids.add(id);
    else ids.delete(id);
  }
  return <SavedCount count={ids.size} />;
}
