import { useCallback, useSyncExternalStore } from 'react';
import { useQuery } from '@tanstack/react-query';
import { MAX_LOCAL_FAVORITES, type Favorite } from '../api/contracts.ts';
import { useSession } from '../api/held-session.ts';
import { useSite, type Site } from '../api/site.ts';
import { readStored, writeStored } from './storage.ts';
import { toast } from './toast.ts';

/** The query that holds what the signed-in user keeps. */
export const FAVORITES_KEY = ['/api/favorites'] as const;
/** Where a browser keeps it for somebody without an account: our ids, the oldest first. */
export const LOCAL_FAVORITES = 'favorites';

/** What a heart stands beside. */
export interface HeartOf {
  /** Our id: what is kept is a row of ours, not a UNITID. */
  id: number;
  name: string;
}

const NOTHING: readonly number[] = [];
const listeners = new Set<() => void>();
let read: { text: string | null; ids: readonly number[] } = { text: null, ids: NOTHING };
/** What was pressed and is not yet answered; until then it counts as done. */
const wishes = new Map<number, boolean>();

export function onFavoritesChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** What this browser keeps; the same array until it changes, in this tab or another. */
export function localFavorites(): readonly number[] {
  const text = readStored(LOCAL_FAVORITES);
  if (text !== read.text) read = { text, ids: idsIn(text) };
  return read.ids;
}

export function replaceLocalFavorites(ids: readonly number[]): void {
  writeStored(LOCAL_FAVORITES, ids.length === 0 ? null : JSON.stringify(ids.slice(0, MAX_LOCAL_FAVORITES)));
  tell();
}

/** Anything this site would not have written counts as nothing. */
function idsIn(text: string | null): readonly number[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    const isList = Array.isArray(value) && value.length <= MAX_LOCAL_FAVORITES && value.every((id) => Number.isInteger(id) && id > 0);
    return isList ? [...new Set<number>(value)] : NOTHING;
  } catch {
    return NOTHING;
  }
}

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
  const wish = useSyncExternalStore(
    onFavoritesChange,
    () => wishes.get(id),
    () => undefined,
  );
  return wish ?? (isIn ? isInAccount : undefined) ?? isLocal;
}

/** What is still to be done for a college; undefined when nothing is. */
export const wishFor = (id: number): boolean | undefined => wishes.get(id);

export function settleWish(id: number): void {
  wishes.delete(id);
  tell();
}

/** Keeps a college, or no longer: shown at once, taken back with a message where it fails. */
export function pressHeart(site: Site, college: HeartOf, isWanted: boolean): void {
  wishes.set(college.id, isWanted);
  tell();
  import('./favorites-actions.ts').then(
    ({ fulfil }) => fulfil(site, college),
    () => {
      settleWish(college.id);
      toast({ title: `${college.name} stays as it was`, description: 'Check your connection and try again.', tone: 'destructive' });
    },
  );
}

function tell(): void {
  for (const listener of listeners) listener();
}
