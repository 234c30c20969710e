import { MAX_LOCAL_FAVORITES } from '../../api/domain/favorites.ts';
import { currentToken } from '../../api/session-store.ts';
import { createPrivateValue, type PrivateKey } from '../../lib/private-value.ts';
import { createStoredValue } from '../../lib/stored-value.ts';

/** Key of the query for the favorites of the signed-in user. */
export const FAVORITES_KEY = ['/api/favorites'] as const;
/** Storage key of the favorites without an account. */
export const LOCAL_FAVORITES: PrivateKey = 'favorites';

export interface FavoriteCollege {
  /** The catalog's own id, not the UNITID. */
  id: number;
  name: string;
  /** The CIP code of the major for which it is saved. */
  major?: string | undefined;
}

const MAX_ID = 2_147_483_647;

/** Ids of the favorites in this browser, oldest first. */
const local = createPrivateValue<readonly number[]>(LOCAL_FAVORITES, {
  parse: (text) => idsOf(JSON.parse(text)),
  format: (ids) => [ids.length === 0 ? '' : JSON.stringify(ids)],
  fallback: [],
});

/** What a person pressed, named by the token of the session. */
interface Press {
  token: string | undefined;
  isSaved: boolean;
}

/** The last press by college id, until the server has answered. */
const pending = createStoredValue<ReadonlyMap<number, Press>>({ fallback: new Map() });

function idsOf(value: unknown): readonly number[] {
  if (Array.isArray(value) && value.length <= MAX_LOCAL_FAVORITES && value.every(isId)) return [...new Set<number>(value)];
  throw new TypeError('Not a list of college ids');
}

const isId = (value: unknown): boolean => Number.isInteger(value) && Number(value) > 0 && Number(value) <= MAX_ID;

export const localFavorites = local.get;

/** The number of favorites in this browser. 0 on the server and during hydration. */
export const useLocalFavoriteCount = (): number => local.useValue((ids) => ids.length);

/** Ids of the favorites in this browser, oldest first. Empty on the server and during hydration. */
export const useLocalFavorites = (): readonly number[] => local.useValue();

/** The pressed states that the server has not answered yet, by college id. */
export function pendingFavorites(): ReadonlyMap<number, boolean> {
  return new Map([...pending.get()].flatMap(([id, { token, isSaved }]) => (token === currentToken() ? [[id, isSaved]] : [])));
}

/** Calls back after each press, and after each change of the favorites in this browser. Returns a function that unsubscribes. */
export function onLocalChange(listener: () => void): () => void {
  const stops = [local.subscribe(listener), pending.subscribe(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

export function replaceLocalFavorites(ids: readonly number[]): void {
  local.set(ids.slice(0, MAX_LOCAL_FAVORITES));
}

/** Saves or removes a college in this browser. Returns the new number of favorites, undefined if there is no space. */
export function setLocalFavorite(id: number, isSaved: boolean): number | undefined {
  const others = localFavorites().filter((one) => one !== id);
  if (isSaved && others.length >= MAX_LOCAL_FAVORITES) return undefined;
  const ids = isSaved ? [...others, id] : others;
  replaceLocalFavorites(ids);
  return ids.length;
}

/** Shows the pressed state at once, until `endPress`. */
export function pressFavorite(id: number, isSaved: boolean): undefined {
  pending.set(new Map(pending.get()).set(id, { token: currentToken(), isSaved }));
}

/** The pressed state that waits for the server in the session of the token. */
export function pressOf(id: number, token: string | undefined): boolean | undefined {
  const press = pending.get().get(id);
  return press?.token === token ? press?.isSaved : undefined;
}

/** Shows the real state again. A press of another session stays. */
export function endPress(id: number, token: string | undefined): void {
  if (pressOf(id, token) !== undefined) pending.set(new Map([...pending.get()].filter(([pressed]) => pressed !== id)));
}
