import { MAX_LOCAL_FAVORITES } from '../../api/domain.ts';
import { readStored, writeStored } from '../../lib/storage.ts';

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

const HIGHEST_ID = 2_147_483_647;
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

/** Keeps a college in this browser, or no longer; false where there is no room. Done twice it is done once. */
export function keepHere(id: number, isWanted: boolean): boolean {
  const others = localFavorites().filter((one) => one !== id);
  if (isWanted && others.length >= MAX_LOCAL_FAVORITES) return false;
  replaceLocalFavorites(isWanted ? [...others, id] : others);
  return true;
}

export function replaceLocalFavorites(ids: readonly number[]): void {
  writeStored(LOCAL_FAVORITES, ids.length === 0 ? null : JSON.stringify(ids.slice(0, MAX_LOCAL_FAVORITES)));
  tell();
}

/** Anything this site would not have written counts as nothing. */
function idsIn(text: string | null): readonly number[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) && value.length <= MAX_LOCAL_FAVORITES && value.every(isId) ? [...new Set<number>(value)] : NOTHING;
  } catch {
    return NOTHING;
  }
}

const isId = (value: unknown): boolean => Number.isInteger(value) && Number(value) > 0 && Number(value) <= HIGHEST_ID;

/** What is still to be done for a college; undefined when nothing is. */
export const wishFor = (id: number): boolean | undefined => wishes.get(id);

/** Counts as done until `settleWish`. */
export function wish(id: number, isWanted: boolean): void {
  wishes.set(id, isWanted);
  tell();
}

export function settleWish(id: number): void {
  wishes.delete(id);
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}
