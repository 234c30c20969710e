import { useMemo } from 'react';
import type { Favorite, FavoriteList } from '../../../api/domain/favorites.ts';
import { useSite, type Site } from '../../../api/site.ts';
import { collegesText } from '../../page/colleges-text.ts';
import { failureText } from '../../../lib/api-error.ts';
import { toast } from '../../../lib/toast.ts';
import { favoritesQuery } from '../favorites.queries.ts';
import { withMembers, type MemberChange } from './members.ts';
import { reordered } from '../order.ts';

type Change = Partial<Pick<Favorite, 'note' | 'status' | 'position'>>;
type SentChange = Change & { major?: string | null };

export interface FavoriteChanges {
  /** Shows the change at once. On failure reverts it and shows a message. */
  change(favorite: Favorite, change: Change): Promise<void>;
  /** Waits for the server and throws `ApiError`, so that the form keeps the typed text. */
  saveNote(favorite: Favorite, note: string): Promise<void>;
  /** Waits for the server, which knows the name of the code; null removes the major. A failure shows a message. */
  changeMajor(favorite: Favorite, code: string | null): Promise<void>;
  /** Adds colleges to a list or removes them, at once. On failure reverts it and shows a message. */
  changeMembers(list: FavoriteList, change: MemberChange): Promise<void>;
  /** Offers to undo it. */
  removeFromList(list: FavoriteList, collegeIds: readonly number[]): Promise<void>;
  /** Moves it to the position of another one. `ordered` are all favorites. */
  move(ordered: readonly Favorite[], collegeId: number, targetId: number): Promise<void>;
  /** Offers to undo the removal. */
  remove(favorite: Favorite): Promise<void>;
}

export function useFavoriteChanges(): FavoriteChanges {
  const site = useSite();
  return useMemo(() => createFavoriteChanges(site), [site]);
}

/** Runs calls in sequence, because a later call depends on earlier ones. */
let queue: Promise<unknown> = Promise.resolve();
function enqueue<T>(step: () => Promise<T>): Promise<T> {
  const next = queue.then(step);
  queue = next.catch(() => undefined);
  return next;
}

function createFavoriteChanges({ api, queries }: Site): FavoriteChanges {
  const { queryKey } = favoritesQuery(api);
  const set = async (update: (favorites: Favorite[]) => Favorite[]) => {
    // A pending response would overwrite the change.
    await queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, (before) => before && update(before));
  };
  const setOne = (collegeId: number, change: Partial<Favorite>) =>
    set((before) => before.map((one) => (one.collegeId === collegeId ? { ...one, ...change } : one)));
  const send = (collegeId: number, body: SentChange) => api.favorites.change({ params: { collegeId }, body });
  const sendMembers = (id: number, { add = [], remove = [] }: MemberChange) =>
    api.favorites.changeList({ params: { id }, body: { add: [...add], remove: [...remove] } });
  const changeMembers = async (list: FavoriteList, change: MemberChange): Promise<boolean> => {
    await set((before) => withMembers(before, list.id, change));
    try {
      await enqueue(() => sendMembers(list.id, change));
      return true;
    } catch (error) {
      reportFailure(`“${list.name}” could not be changed`, error);
      return false;
    }
  };
  const reportFailure = (title: string, error: unknown) => {
    toast({ title, description: failureText(error), tone: 'destructive' });
    void queries.invalidateQueries({ queryKey });
  };

  const restore = async (favorite: Favorite) => {
    const { collegeId, note, status, major, listIds, position } = favorite;
    try {
      await enqueue(async () => {
        await api.favorites.add({ params: { collegeId } });
        await send(collegeId, { note, status, major: major?.code ?? null, position });
        for (const id of listIds) await sendMembers(id, { add: [collegeId] });
      });
    } catch (error) {
      reportFailure(`${favorite.college.name} could not be restored`, error);
    }
    await queries.invalidateQueries({ queryKey });
  };

  return {
    async change(favorite, change) {
      await setOne(favorite.collegeId, change);
      try {
        await enqueue(() => send(favorite.collegeId, change));
      } catch (error) {
        reportFailure(`${favorite.college.name} could not be changed`, error);
      }
    },

    async saveNote({ collegeId }, note) {
      const changed = await send(collegeId, { note });
      await setOne(collegeId, { note: changed.note });
    },

    async changeMajor({ collegeId, college }, code) {
      try {
        const changed = await enqueue(() => send(collegeId, { major: code }));
        await setOne(collegeId, { major: changed.major });
      } catch (error) {
        reportFailure(`The major for ${college.name} could not be changed`, error);
      }
    },

    async changeMembers(list, change) {
      await changeMembers(list, change);
    },

    async removeFromList(list, collegeIds) {
      if (!(await changeMembers(list, { remove: collegeIds }))) return;
      const undo = () => void changeMembers(list, { add: collegeIds });
      toast({ title: `${collegesText(collegeIds.length)} removed from “${list.name}”`, action: { label: 'Undo', run: undo } });
    },

    async move(ordered, collegeId, targetId) {
      const places = reordered(ordered, collegeId, targetId);
      const placeOf = new Map(places.map((one) => [one.collegeId, one.position]));
      await set((before) => before.map((one) => ({ ...one, position: placeOf.get(one.collegeId) ?? one.position })));
      try {
        await enqueue(async () => {
          // Last position first, so that an interrupted move leaves a sensible order.
          for (const place of places.toReversed()) await send(place.collegeId, { position: place.position });
        });
      } catch (error) {
        reportFailure('The order could not be saved', error);
      }
    },

    async remove(favorite) {
      await set((before) => before.filter((one) => one.collegeId !== favorite.collegeId));
      try {
        await enqueue(() => api.favorites.remove({ params: { collegeId: favorite.collegeId } }));
        toast({ title: `${favorite.college.name} removed`, action: { label: 'Undo', run: () => void restore(favorite) } });
      } catch (error) {
        reportFailure(`${favorite.college.name} could not be removed`, error);
      }
    },
  };
}
