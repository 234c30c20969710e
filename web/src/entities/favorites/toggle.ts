import { useCallback } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Favorite } from '../../api/domain/favorites.ts';
import { currentToken, useSession } from '../../api/session-store.ts';
import { useSite, type Site } from '../../api/site.ts';
import { toast } from '../../lib/toast.ts';
import {
  FAVORITES_KEY,
  setLocalFavorite,
  setPendingFavorite,
  useIsLocalFavorite,
  usePendingFavorite,
  type FavoriteCollege,
} from './store.ts';

/** Whether the button shows the college as saved. On the server and during hydration it never is. */
export function useIsFavorite(id: number): boolean {
  const { api } = useSite();
  const isSignedIn = useSession().status === 'in';
  const { data: isInAccount } = useQuery({
    queryKey: FAVORITES_KEY,
    queryFn: ({ signal }) => api.favorites.list({}, signal),
    enabled: isSignedIn,
    select: useCallback((favorites: Favorite[]) => favorites.some(({ collegeId }) => collegeId === id), [id]),
  });
  const isLocal = useIsLocalFavorite(id);
  return usePendingFavorite(id) ?? (isSignedIn ? isInAccount : undefined) ?? isLocal;
}

/** Saves or removes a college. The button changes at once. A failure changes it back and shows a message. */
export function toggleFavorite(site: Site, college: FavoriteCollege, isSaved: boolean): void {
  const requests = () => import('./requests.ts');
  const reportUnchanged = () =>
    toast({
      title: `${college.name} could not be ${isSaved ? 'saved' : 'removed'}`,
      description: 'Check your connection and try again.',
      tone: 'destructive',
    });
  const token = currentToken();
  if (token !== undefined) {
    const send = async (wanted: boolean) => {
      const { sendFavorite } = await requests();
      // While the code was loading, the next person may have signed in.
      if ([token, undefined].includes(currentToken())) await sendFavorite(site, college, wanted);
    };
    setPendingFavorite(college.id, isSaved, send).catch(reportUnchanged);
    return;
  }
  // Stored before any code is loaded: a visitor may leave the page at once.
  const count = setLocalFavorite(college.id, isSaved);
  requests().then(
    ({ announceLocalFavorite }) => announceLocalFavorite(isSaved, count),
    () => {
      if (count === undefined) reportUnchanged();
    },
  );
}
