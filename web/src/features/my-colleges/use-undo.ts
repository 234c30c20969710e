import { useEffect, useRef } from 'react';
import { currentToken } from '../../api/session-store.ts';
import { storedMajors } from '../../entities/favorites/major/local-majors.ts';
import type { FavoriteCollege } from '../../entities/favorites/store.ts';
import { localFavorites, replaceLocalFavorites, useLocalFavorites } from '../../entities/favorites/store.ts';
import { toast } from '../../lib/toast.ts';

/** Offers to undo each removal from the list of this browser. The college returns to its place, with its major. */
export function useUndo(colleges: readonly FavoriteCollege[]): void {
  const ids = useLocalFavorites();
  const majors = storedMajors.useValue();
  const before = useRef({ ids, majors, names: new Map<number, string>() });
  useEffect(() => {
    const { ids: formerIds, majors: formerMajors, names } = before.current;
    for (const { id, name } of colleges) names.set(id, name);
    before.current = { ids, majors, names };
    // Signing in moves the list to the account.
    if (currentToken() !== undefined) return;
    const [removed, ...others] = formerIds.filter((id) => !ids.includes(id));
    if (removed === undefined || others.length > 0) return;
    toast({
      title: `${names.get(removed) ?? 'The college'} removed`,
      action: {
        label: 'Undo',
        run: () => {
          storedMajors.set({ ...storedMajors.get(), [removed]: formerMajors[removed] });
          replaceLocalFavorites(inFormerPlace(formerIds, removed));
        },
      },
    });
  }, [ids, majors, colleges]);
}

/** The present list with the college where it was before. */
function inFormerPlace(formerIds: readonly number[], id: number): number[] {
  const present = localFavorites().filter((one) => one !== id);
  const after = new Set(formerIds.slice(formerIds.indexOf(id) + 1));
  const place = present.findIndex((one) => after.has(one));
  return place < 0 ? [...present, id] : present.toSpliced(place, 0, id);
}
