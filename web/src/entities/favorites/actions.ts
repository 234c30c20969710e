import type { QueryClient } from '@tanstack/react-query';
import { MAX_LOCAL_FAVORITES, type Favorite } from '../../api/domain.ts';
import { currentToken } from '../../api/held-session.ts';
import type { Site } from '../../api/site.ts';
import { track } from '../consent/analytics.ts';
import { FAVORITES_KEY, keepHere, localFavorites, replaceLocalFavorites, settleWish, wishFor, type HeartOf } from './store.ts';
import { failureText } from '../../lib/failure.ts';
import { toast } from '../../lib/toast.ts';

/** After so many somebody seems to mean it, and hears once what an account adds. */
const PROMPT_AT = 3;
const KEY = { queryKey: FAVORITES_KEY };

const busyWith = new Set<number>();

/** Does what was wished for a college, one step after the other: of several quick presses the last one holds. */
export async function fulfil(site: Site, college: HeartOf): Promise<void> {
  const { id, name } = college;
  if (busyWith.has(id)) return;
  busyWith.add(id);
  let done: boolean | undefined;
  try {
    for (let wish = wishFor(id); wish !== undefined && wish !== done; wish = wishFor(id)) {
      if (currentToken() === undefined) doHere(college, wish);
      else await doInAccount(site, college, wish);
      done = wish;
    }
  } catch (error) {
    const title = wishFor(id) === true ? `${name} could not be kept` : `${name} could not be removed`;
    toast({ title, description: failureText(error), tone: 'destructive' });
  } finally {
    busyWith.delete(id);
    settleWish(id);
  }
}

function doHere({ id }: HeartOf, isWanted: boolean): void {
  if (!keepHere(id, isWanted)) {
    offerAccount(`This browser keeps up to ${MAX_LOCAL_FAVORITES} colleges`, 'Sign up to keep more.');
    return;
  }
  if (!isWanted) return;
  track('college_favorite');
  if (localFavorites().length === PROMPT_AT) {
    offerAccount(`You keep ${PROMPT_AT} colleges in this browser`, 'Sign up to have them on every device, with notes and lists.');
  }
}

function offerAccount(title: string, description: string): void {
  const { pathname, search } = window.location;
  const to = `/auth?${new URLSearchParams({ tab: 'register', returnUrl: pathname + search }).toString()}`;
  toast({ title, description, link: { label: 'Sign up', to } });
}

async function doInAccount({ api, queries }: Site, { id }: HeartOf, isWanted: boolean): Promise<void> {
  const token = currentToken();
  const params = { collegeId: id };
  const without = (favorites: Favorite[]) => favorites.filter(({ collegeId }) => collegeId !== id);
  if (isWanted) {
    const favorite = await api.favorites.add({ params });
    track('college_favorite');
    if (currentToken() === token) await noteIn(queries, (favorites) => [favorite, ...without(favorites)]);
    return;
  }
  await api.favorites.remove({ params });
  if (currentToken() === token) await noteIn(queries, without);
}

/** Brings the fetched list up to date; an answer that is on its way may be older, and is asked for again. */
async function noteIn(queries: QueryClient, change: (favorites: Favorite[]) => Favorite[]): Promise<void> {
  const known = queries.getQueryData<Favorite[]>(FAVORITES_KEY);
  if (known && queries.isFetching(KEY) === 0) queries.setQueryData(FAVORITES_KEY, change(known));
  else await queries.invalidateQueries(KEY);
}

/** Gives what this browser kept to the account of whoever is signed in, and keeps here only what was added meanwhile. */
export async function mergeLocalFavorites({ api, queries }: Site): Promise<void> {
  const ids = localFavorites();
  const token = currentToken();
  if (ids.length === 0 || token === undefined) return;
  const { favorites } = await api.favorites.merge({ body: { collegeIds: [...ids] } });
  if (currentToken() !== token) return;
  await queries.cancelQueries(KEY);
  queries.setQueryData(FAVORITES_KEY, favorites);
  replaceLocalFavorites(localFavorites().filter((id) => !ids.includes(id)));
}
