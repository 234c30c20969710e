import { useCallback, useSyncExternalStore } from 'react';
import { MAX_COMPARED } from '../../api/domain.ts';

/** A college picked for comparing, by UNITID, else by id; the name is kept so that the list can be shown anywhere. */
export interface Picked {
  id: number;
  name: string;
}

/** Where the list is kept in the browser. */
export const COMPARE_KEY = 'compare_list';

const NOTHING: readonly Picked[] = [];
const LONGEST_NAME = 300;
const listeners = new Set<() => void>();
let list: readonly Picked[] | undefined;

/** The number a comparison's address knows a college by: UNITIDs outlive our ids. */
export const compareId = ({ ipedsUnitId, id }: { ipedsUnitId: number | null; id: number }): number => ipedsUnitId ?? id;

/** The address of a comparison; nothing picked leads to the page that says how to pick. */
export const compareHref = (ids: readonly number[]): string => (ids.length === 0 ? '/compare' : `/compare?c=${ids.join(',')}`);

/** The picked colleges in the order of picking; the same array until something changes. */
export function compareList(): readonly Picked[] {
  return (list ??= stored());
}

/** Adds a college unless the list is full; false means that it was refused. */
export function addToCompare({ id, name }: Picked): boolean {
  const current = compareList();
  if (current.some((one) => one.id === id)) return true;
  if (current.length >= MAX_COMPARED) return false;
  replaceCompareList([...current, { id, name }]);
  return true;
}

export function removeFromCompare(id: number): void {
  replaceCompareList(compareList().filter((one) => one.id !== id));
}

/** Takes these colleges instead of those picked so far, at most six. */
export function replaceCompareList(next: readonly Picked[]): void {
  list = next.slice(0, MAX_COMPARED).map(({ id, name }) => ({ id, name }));
  try {
    if (list.length === 0) localStorage.removeItem(COMPARE_KEY);
    else localStorage.setItem(COMPARE_KEY, JSON.stringify(list));
  } catch {
    // Storage is blocked or full: the list lasts as long as the page.
  }
  tell();
}

/** Calls back after each change, also of another tab; returns how to stop that. */
export function onCompareChange(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', readAgain);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', readAgain);
  };
}

/** The picked colleges; on the server, and until its markup is alive, none. */
export const useCompareList = (): readonly Picked[] => useSyncExternalStore(onCompareChange, compareList, () => NOTHING);

/** Whether one college is picked. */
export function useIsPicked(id: number): boolean {
  const isPicked = useCallback(() => compareList().some((one) => one.id === id), [id]);
  return useSyncExternalStore(onCompareChange, isPicked, () => false);
}

function readAgain({ key }: StorageEvent): void {
  // No key: everything was cleared.
  if (key !== null && key !== COMPARE_KEY) return;
  list = stored();
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

function stored(): readonly Picked[] {
  try {
    const text = localStorage.getItem(COMPARE_KEY);
    return text === null ? NOTHING : (parsed(text) ?? ignored());
  } catch {
    return NOTHING;
  }
}

/** The list of a stored text; undefined for anything this site would not have written. */
export function parsed(text: string): Picked[] | undefined {
  const value = parsedJson(text);
  if (!Array.isArray(value) || value.length > MAX_COMPARED || !value.every(isPick)) return undefined;
  return new Set(value.map(({ id }) => id)).size === value.length ? value.map(({ id, name }) => ({ id, name })) : undefined;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isPick(value: unknown): value is Picked {
  const { id, name } = (value ?? {}) as Partial<Record<keyof Picked, unknown>>;
  return Number.isInteger(id) && Number(id) > 0 && typeof name === 'string' && name !== '' && name.length <= LONGEST_NAME;
}

function ignored(): readonly Picked[] {
  // eslint-disable-next-line no-console -- whoever looks into why a list is empty finds the reason here
  console.warn(`Ignoring what is stored under ${COMPARE_KEY}: it is no list of colleges.`);
  return NOTHING;
}
