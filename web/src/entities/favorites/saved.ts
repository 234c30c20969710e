import { useSyncExternalStore } from 'react';
import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { onSessionChange, sessionState } from '../../api/session-store.ts';
import { useSite, type Site } from '../../api/site.ts';
import { favoritesQuery } from './favorites.queries.ts';
import { FAVORITES_KEY, localFavorites, onLocalChange, pendingFavorites } from './store.ts';

interface SavedColleges {
  /** Ids of the catalog, with the presses that the server has not answered yet. */
  ids: ReadonlySet<number>;
  /** False while the colleges of an account are not known: then these are the colleges of this browser. */
  isOfAccount: boolean;
}

interface Watch {
  saved: () => SavedColleges;
  subscribe: (listener: () => void) => () => void;
}

const NOTHING: SavedColleges = { ids: new Set(), isOfAccount: false };
const watches = new WeakMap<QueryClient, Watch>();

/**
 * What `select` picks from the saved colleges. A page watches them once for all of its buttons, and renders only the buttons whose
 * pick has changed. Nothing is saved on the server and during hydration.
 */
export function useSavedColleges<T extends boolean | number>(select: (saved: SavedColleges) => T): T {
  const { subscribe, saved } = watchOf(useSite());
  return useSyncExternalStore(
    subscribe,
    () => select(saved()),
    () => select(NOTHING),
  );
}

/** Whether the button shows the college as saved. */
export const useIsFavorite = (id: number): boolean => useSavedColleges(({ ids }) => ids.has(id));

function watchOf(site: Site): Watch {
  const watch = watches.get(site.queries) ?? startWatch(site);
  watches.set(site.queries, watch);
  return watch;
}

function startWatch({ api, queries }: Site): Watch {
  const listeners = new Set<() => void>();
  let known: SavedColleges | undefined;
  let stop: () => void = () => undefined;
  const change = () => {
    known = undefined;
    for (const listener of listeners) listener();
  };

  function start(): void {
    known = undefined;
    const options = () => ({ ...favoritesQuery(api), enabled: isSignedIn() });
    const account = new QueryObserver(queries, options());
    const renew = () => {
      account.setOptions(options());
      change();
    };
    const stops = [
      account.subscribe(change),
      onLocalChange(change),
      onSessionChange(renew),
      // The colleges of one person are dropped before those of the next one are fetched.
      queries.getQueryCache().subscribe(({ type, query }) => {
        if (type === 'removed' && query === account.getCurrentQuery()) renew();
      }),
    ];
    stop = () => {
      for (const one of stops) one();
    };
  }

  return {
    // Without listeners, a change would go unnoticed.
    saved: () => (listeners.size === 0 ? savedNow(queries) : (known ??= savedNow(queries))),
    subscribe: (listener) => {
      listeners.add(listener);
      if (listeners.size === 1) start();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
  };
}

const isSignedIn = (): boolean => sessionState().session.status === 'in';

function savedNow(queries: QueryClient): SavedColleges {
  const account = isSignedIn() ? queries.getQueryData<{ collegeId: number }[]>(FAVORITES_KEY) : undefined;
  const ids = new Set(account?.map(({ collegeId }) => collegeId) ?? localFavorites());
  for (const [id, isSaved] of pendingFavorites()) {
    if (isSaved) ids.add(id);
    else ids.delete(id);
  }
  return { ids, isOfAccount: account !== undefined };
}
