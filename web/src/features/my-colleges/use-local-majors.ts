import { majorsOf, storedMajors } from '../../entities/favorites/major/local-majors.ts';
import { useLocalFavorites } from '../../entities/favorites/store.ts';
import { useMajorNames } from '../../entities/major-search/major-names.ts';

/** Until its name arrives, and for a code that has none. */
const NO_NAME = 'your major';

/** The majors of the colleges in this browser, by the id of the college. */
export function useLocalMajors(): ReadonlyMap<number, { code: string; name: string }> {
  const byId = Object.entries(majorsOf(useLocalFavorites(), storedMajors.useValue()));
  const names = useMajorNames([...new Set(byId.map(([, code]) => code))].sort());
  return new Map(byId.map(([id, code]) => [Number(id), { code, name: names.get(code) ?? NO_NAME }]));
}
