import { useCallback, useSyncExternalStore } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Favorite } from '../../api/domain.ts';
import { currentToken, useSession } from '../../api/held-session.ts';
import { useSite, type Site } from '../../api/site.ts';
import { FAVORITES_KEY, keepHere, localFavorites, onFavoritesChange, settleWish, wish, wishFor, type HeartOf } from './store.ts';
import { toast } from '../../lib/toast.ts';

/** Whether a college is kept, as its heart shows it: at once when pressed. On the server, and until its markup is alive, none is. */
export function useIsKept(id: number): boolean {
  const { api } = useSite();
  const isIn = useSession().status === 'in';
  const { data: isInAccount } = useQuery({
    queryKey: FAVORITES_KEY,
    queryFn: ({ signal }) => api.favorites.list({}, signal),
    enabled: isIn,
    select: useCallback((favorites: Favorite[]) => favorites.some(({ collegeId }) => collegeId === id), [id]),
  });
  const isLocal = useSyncExternalStore(
    onFavoritesChange,
    () => localFavorites().includes(id),
    () => false,
  );
  const wished = useSyncExternalStore(
    onFavoritesChange,
    () => wishFor(id),
    () => undefined,
  );
  return wished ?? (isIn ? isInAccount : undefined) ?? isLocal;
}

/** Keeps a college, or no longer: shown at once, taken back with a message where it fails. */
export function pressHeart(site: Site, college: HeartOf, isWanted: boolean): void {
  // What stays in this browser waits for no code: whoever moves on at once would lose it.
  if (currentToken() === undefined) keepHere(college.id, isWanted);
  wish(college.id, isWanted);
  import('./actions.ts').then(
    ({ fulfil }) => fulfil(site, college),
    () => {
      settleWish(college.id);
      toast({ title: `${college.name} stays as it was`, description: 'Check your connection and try again.', tone: 'destructive' });
    },
  );
}
