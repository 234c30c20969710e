import { useMemo } from 'react';
import type { Favorite } from '../../../api/domain.ts';
import { useSite, type Site } from '../../../api/site.ts';
import { failureText } from '../../../lib/failure.ts';
import { toast } from '../../../lib/toast.ts';
import { favoritesQuery } from '../shared/queries.ts';
import { moved } from './groups.ts';

type Change = Partial<Pick<Favorite, 'note' | 'status' | 'listId' | 'position'>>;

export interface FavoriteChanges {
  /** Shows the change at once; when it fails it is taken back with a message. */
  change(favorite: Favorite, change: Change): Promise<void>;
  /** Waits for the server and throws `ApiError`: for what is typed, which must not be lost. */
  saveNote(favorite: Favorite, note: string): Promise<void>;
  /** Puts it where another one of the same list is. `ordered` is all of that list. */
  move(ordered: readonly Favorite[], collegeId: number, targetId: number): Promise<void>;
  /** Offers to undo it. */
  remove(favorite: Favorite): Promise<void>;
}

export function useFavoriteChanges(): FavoriteChanges {
  const site = useSite();
  return useMemo(() => changesOn(site), [site]);
}

/** One step after the other: a later one counts on what an earlier one did. */
let last: Promise<unknown> = Promise.resolve();
function afterOthers<T>(step: () => Promise<T>): Promise<T> {
  const next = last.then(step);
  last = next.catch(() => undefined);
  return next;
}

function changesOn({ api, queries }: Site): FavoriteChanges {
  const { queryKey } = favoritesQuery(api);
  const set = async (update: (favorites: Favorite[]) => Favorite[]) => {
    // An answer on its way would bring the past back.
    await queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, (before) => before && update(before));
  };
  const setOne = (collegeId: number, change: Change) =>
    set((before) => before.map((one) => (one.collegeId === collegeId ? { ...one, ...change } : one)));
  const send = (collegeId: number, body: Change) => api.favorites.change({ params: { collegeId }, body });
  const sayFailed = (title: string, error: unknown) => {
    toast({ title, description: failureText(error), tone: 'destructive' });
    void queries.invalidateQueries({ queryKey });
  };

  const restore = async (favorite: Favorite) => {
    const { collegeId, note, status, listId, position } = favorite;
    try {
      await afterOthers(async () => {
        await api.favorites.add({ params: { collegeId } });
        await send(collegeId, { note, status, listId, position });
      });
    } catch (error) {
      sayFailed(`${favorite.college.name} could not be brought back`, error);
    }
    await queries.invalidateQueries({ queryKey });
  };

  return {
    async change(favorite, change) {
      await setOne(favorite.collegeId, change);
      try {
        await afterOthers(() => send(favorite.collegeId, change));
      } catch (error) {
        sayFailed(`${favorite.college.name} could not be changed`, error);
      }
    },

    async saveNote({ collegeId }, note) {
      const changed = await send(collegeId, { note });
      await setOne(collegeId, { note: changed.note });
    },

    async move(ordered, collegeId, targetId) {
      const places = moved(ordered, collegeId, targetId);
      const placeOf = new Map(places.map((one) => [one.collegeId, one.position]));
      await set((before) => before.map((one) => ({ ...one, position: placeOf.get(one.collegeId) ?? one.position })));
      try {
        await afterOthers(async () => {
          // The last place first: whatever comes in between, what is saved by then is an order without surprises.
          for (const place of places.toReversed()) await send(place.collegeId, { position: place.position });
        });
      } catch (error) {
        sayFailed('The order could not be saved', error);
      }
    },

    async remove(favorite) {
      await set((before) => before.filter((one) => one.collegeId !== favorite.collegeId));
      try {
        await afterOthers(() => api.favorites.remove({ params: { collegeId: favorite.collegeId } }));
        toast({ title: `${favorite.college.name} removed`, action: { label: 'Undo', run: () => void restore(favorite) } });
      } catch (error) {
        sayFailed(`${favorite.college.name} could not be removed`, error);
      }
    },
  };
}
