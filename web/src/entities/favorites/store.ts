import { MAX_LOCAL_FAVORITES } from '../../api/domain.ts';
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
}

const MAX_ID = 2_147_483_647;

/** Ids of the favorites in this browser, oldest first. */
const local = createPrivateValue<readonly number[]>(LOCAL_FAVORITES, {
  parse: (text) => idsOf(JSON.parse(text)),
  format: (ids) => [ids.length === 0 ? '' : JSON.stringify(ids)],
  fallback: [],
});

/** The pressed states by college id, until the server has answered. */
const pending = createStoredValue<ReadonlyMap<number, boolean>>({ fallback: new Map() });

function idsOf(value: unknown): readonly number[] {
  if (Array.isArray(value) && value.length <= MAX_LOCAL_FAVORITES && value.every(isId)) return [...new Set<number>(value)];
  throw new TypeError('Not a list of college ids');
}

const isId = (value: unknown): boolean => Number.isInteger(value) && Number(value) > 0 && Number(value) <= MAX_ID;

export const localFavorites = local.get;

/** Whether the college is a favorite in this browser. */
export const useIsLocalFavorite = (id: number): boolean => local.useValue((ids) => ids.includes(id));

/** The number of favorites in this browser. 0 on the server and during hydration. */
export const useLocalFavoriteCount = (): number => local.useValue((ids) => ids.length);

/** Ids of the favorites in this browser, oldest first. Empty on the server and during hydration. */
export const useLocalFavorites = (): readonly number[] => local.useValue();

/** The pressed states that the server has not answered yet, by college id. */
export const usePendingFavorites = (): ReadonlyMap<number, boolean> => pending.useValue();

/** The pressed state of a college until the server has answered, then undefined. */
export const usePendingFavorite = (id: number): boolean | undefined => pending.useValue((pressed) => pressed.get(id));

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

/**
 * Shows the pressed state at once, sends it, then returns to the real state. Of several quick presses only the last one is sent
 * after the current request.
 */
export async function setPendingFavorite(id: number, isSaved: boolean, send: (isSaved: boolean) => Promise<void>): Promise<void> {
  const isSending = pending.get().has(id);
  pending.set(new Map(pending.get()).set(id, isSaved));
  if (isSending) return;
  try {
    let sent: boolean;
    do {
      sent = pending.get().get(id) === true;
      await send(sent);
    } while (sent !== pending.get().get(id));
  } finally {
    pending.set(new Map([...pending.get()].filter(([pressed]) => pressed !== id)));
  }
}
