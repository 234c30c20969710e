import { MAX_COMPARED } from '../../api/domain/colleges.ts';
import { createStoredValue } from '../../lib/stored-value.ts';

export interface ComparedCollege {
  /** UNITID, or the catalog's id if there is none: `compareId`. */
  id: number;
  name: string;
}

/** Storage key of the compare list. */
export const COMPARE_KEY = 'compare_list';
const MAX_NAME_LENGTH = 300;

const store = createStoredValue<readonly ComparedCollege[]>({
  keys: [COMPARE_KEY],
  parse: parseCompareList,
  format: (list) => [list.length === 0 ? '' : JSON.stringify(list)],
  fallback: [],
});

/** The id of a college in a comparison's address: UNITIDs outlive the catalog's ids. */
export const compareId = ({ ipedsUnitId, id }: { ipedsUnitId: number | null; id: number }): number => ipedsUnitId ?? id;

/** The address of a comparison. Without colleges, the page explains how to add them. */
export const compareHref = (ids: readonly number[]): string => (ids.length === 0 ? '/compare' : `/compare?c=${ids.join(',')}`);

/** The colleges in the order they were added. The same array until it changes. */
export const compareList = store.get;
export const useCompareList = (): readonly ComparedCollege[] => store.useValue();
export const useIsCompared = (id: number): boolean => store.useValue((list) => list.some((one) => one.id === id));

/** Calls back after each change, also in another tab. Returns a function that unsubscribes. */
export const onCompareChange = store.subscribe;

/** Adds a college. Returns false if the list is full. */
export function addToCompare({ id, name }: ComparedCollege): boolean {
  const list = compareList();
  if (list.some((one) => one.id === id)) return true;
  if (list.length >= MAX_COMPARED) return false;
  replaceCompareList([...list, { id, name }]);
  return true;
}

export function removeFromCompare(id: number): void {
  replaceCompareList(compareList().filter((one) => one.id !== id));
}

export function replaceCompareList(list: readonly ComparedCollege[]): void {
  store.set(list.slice(0, MAX_COMPARED).map(({ id, name }) => ({ id, name })));
}

/** Throws for text that this site cannot have written. */
export function parseCompareList(text: string): ComparedCollege[] {
  const value: unknown = JSON.parse(text);
  if (!Array.isArray(value) || value.length > MAX_COMPARED || !value.every(isComparedCollege)) throw new TypeError('Not a compare list');
  if (new Set(value.map(({ id }) => id)).size < value.length) throw new TypeError('A college is in the compare list twice');
  return value.map(({ id, name }) => ({ id, name }));
}

function isComparedCollege(value: unknown): value is ComparedCollege {
  const { id, name } = (value ?? {}) as Partial<Record<keyof ComparedCollege, unknown>>;
  return Number.isInteger(id) && Number(id) > 0 && typeof name === 'string' && name !== '' && name.length <= MAX_NAME_LENGTH;
}
