import { createElement } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { type Favorite, MAX_LOCAL_FAVORITES } from '../../api/domain/favorites.ts';
import { currentToken } from '../../api/session-store.ts';
import type { Site } from '../../api/site.ts';
import { failureText } from '../../lib/api-error.ts';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { dismissToast, toast } from '../../lib/toast.ts';
import { track } from '../consent/analytics.ts';
import { dropOtherMajors, localMajors, setLocalMajor } from './major/local-majors.ts';
import {
  endPress,
  FAVORITES_KEY,
  localFavorites,
  pressOf,
  replaceLocalFavorites,
  setLocalFavorite,
  type FavoriteCollege,
} from './store.ts';

/** With this many local favorites a visitor is told once what an account adds. */
const PROMPT_AT = 3;
const AddSavedToList = lazyChunk(async () => (await import('./lists/AddSavedToList.tsx')).AddSavedToList);
const KEY = { queryKey: FAVORITES_KEY };

/** Stores the major of a change in this browser, and reports it. `count` is the new number of local favorites, undefined if there was no space. */
export function announceLocalFavorite({ id, major }: FavoriteCollege, isSaved: boolean, count: number | undefined): void {
  if (count === undefined) {
    offerAccount(`This browser saves up to ${MAX_LOCAL_FAVORITES} colleges`, 'Sign up to save more.');
    return;
  }
  setLocalMajor(id, isSaved ? major : undefined);
  if (!isSaved) return;
  track('college_favorite');
  if (count === PROMPT_AT) {
    offerAccount(`You saved ${PROMPT_AT} colleges in this browser`, 'Sign up to see them on every device, with notes and lists.');
  }
}

function offerAccount(title: string, description: string): void {
  const { pathname, search } = window.location;
  const to = `/auth?${new URLSearchParams({ tab: 'register', returnUrl: pathname + search }).toString()}`;
  toast({ title, description, link: { label: 'Sign up', to } });
}

let lastOffer: number | undefined;

/** Says that a college is in the account, and offers its lists. Of several such messages only the last one is shown. */
function offerLists({ id, name }: FavoriteCollege): void {
  const pressed = document.activeElement;
  const render = (onClose: () => void) =>
    createElement(AddSavedToList, {
      collegeId: id,
      onClose: () => {
        onClose();
        // The button of the message is gone.
        if (pressed instanceof HTMLElement) pressed.focus();
      },
    });
  lastOffer = toast({ title: `${name} saved`, dialog: { label: 'Add to list', render } });
}

/** The sessions and colleges of the presses that are being sent. */
const sending = new Set<string>();

/**
 * Sends the pressed state of a college, then shows the real one. Of several quick presses only the last one is sent after the current
 * request, and only in the session of `token`, in which it was pressed.
 */
export async function sendPresses(site: Site, college: FavoriteCollege, token: string): Promise<void> {
  const key = `${college.id} ${token}`;
  if (sending.has(key)) return;
  sending.add(key);
  const pressed = () => pressOf(college.id, token);
  try {
    let sent = pressed();
    // While the code was loading, the next person may have signed in.
    if (sent !== undefined && [token, undefined].includes(currentToken())) await sendFavorite(site, college, sent);
    while (currentToken() === token && pressed() === !sent) {
      sent = !sent;
      await sendFavorite(site, college, sent);
    }
  } finally {
    sending.delete(key);
    endPress(college.id, token);
  }
}

/** Saves or removes a college in the account. A failure is shown as a message. */
async function sendFavorite(site: Site, college: FavoriteCollege, isSaved: boolean): Promise<void> {
  const { name } = college;
  if (lastOffer !== undefined) dismissToast(lastOffer);
  if (currentToken() === undefined) {
    // The session has ended since the button was pressed.
    announceLocalFavorite(college, isSaved, setLocalFavorite(college.id, isSaved));
    return;
  }
  const token = currentToken();
  try {
    await changeAccount(site, college, isSaved);
    if (isSaved && currentToken() === token) offerLists(college);
  } catch (error) {
    // The next person in this browser did not press it.
    if (currentToken() !== token) return;
    const title = `${name} could not be ${isSaved ? 'saved' : 'removed'}`;
    toast({ title, description: failureText(error), tone: 'destructive' });
  }
}

async function changeAccount({ api, queries }: Site, { id, major }: FavoriteCollege, isSaved: boolean): Promise<void> {
  const token = currentToken();
  const params = { collegeId: id };
  const without = (favorites: Favorite[]) => favorites.filter(({ collegeId }) => collegeId !== id);
  if (isSaved) {
    const favorite = await api.favorites.add({ params, query: { major } });
    track('college_favorite');
    if (currentToken() === token) await updateList(queries, (favorites) => [favorite, ...without(favorites)]);
    return;
  }
  await api.favorites.remove({ params });
  if (currentToken() === token) await updateList(queries, without);
}

/** Adds the local favorites to the account, with their majors. Colleges that are saved during the request stay local. */
export async function mergeLocalFavorites({ api, queries }: Site): Promise<void> {
  const ids = localFavorites();
  const token = currentToken();
  if (ids.length === 0 || token === undefined) return;
  const { favorites } = await api.favorites.merge({ body: { collegeIds: [...ids], majors: localMajors() } });
  if (currentToken() !== token) return;
  await queries.cancelQueries({ queryKey: FAVORITES_KEY });
  queries.setQueryData(FAVORITES_KEY, favorites);
  replaceLocalFavorites(localFavorites().filter((id) => !ids.includes(id)));
  dropOtherMajors();
}

/** Updates the fetched list. An answer under way may be older than the change, so the list is then fetched again. */
async function updateList(queries: QueryClient, change: (favorites: Favorite[]) => Favorite[]): Promise<void> {
  const known = queries.getQueryData<Favorite[]>(FAVORITES_KEY);
  if (known && queries.isFetching(KEY) === 0) queries.setQueryData(FAVORITES_KEY, change(known));
  else await queries.invalidateQueries(KEY);
}
