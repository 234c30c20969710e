import { createPrivateValue, type PrivateKey } from '../../../lib/private-value.ts';
import { localFavorites } from '../store.ts';

/** Storage key of the majors of the favorites without an account. */
export const LOCAL_MAJORS: PrivateKey = 'favorite_majors';

const ID_AND_CODE = /^\d{1,10} \d\d(\.\d\d(\d\d)?)?$/;

type Stored = Readonly<Record<string, string | undefined>>;

/** CIP codes by the id of the college, as stored. `localMajors` checks them. */
export const storedMajors = createPrivateValue<Stored>(LOCAL_MAJORS, {
  parse: (text) => JSON.parse(text) as Stored,
  format: (byId) => [JSON.stringify(byId).replace('{}', '')],
  fallback: {},
});

/** CIP codes by the id of the college: of the favorites in this browser, without stored texts that are no code. */
export const localMajors = (): Record<string, string> => majorsOf(localFavorites(), storedMajors.get());

/** Those of the given colleges among the stored ones. */
export function majorsOf(ids: readonly number[], stored: Stored | null): Record<string, string> {
  const known = Object.entries(stored ?? {}).filter(([id, code]) => ID_AND_CODE.test(`${id} ${code ?? ''}`) && ids.includes(Number(id)));
  return Object.fromEntries(known.map(([id, code]) => [id, code ?? '']));
}

/** Replaces the major of a saved college. Without a code it has none. */
export const setLocalMajor = (id: number, code: string | undefined): void => storedMajors.set({ ...localMajors(), [id]: code });

/** Forgets the majors of colleges that are not saved here any more. */
export const dropOtherMajors = (): void => storedMajors.set(localMajors());
