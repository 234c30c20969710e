import { useSyncExternalStore } from 'react';
import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { ApiError, type Api } from './client.ts';
import type { SignedIn, User } from './contracts.ts';
import { heldSession, hold, holdHere, holdUser, LOADING, NOBODY, onHeldChange, readHeld, TOKEN, type Session } from './held-session.ts';
import { useSite, type Site } from './site.ts';

export type { KeptUser, Session } from './held-session.ts';

/** The query that holds the signed-in user, or null. */
export const USER_KEY = ['/api/user'] as const;
const OTHERS = { predicate: ({ queryKey: [first] }: { queryKey: readonly unknown[] }) => first !== USER_KEY[0] };

const signInListeners = new Set<() => void>();

/** Who is signed in, as far as this browser knows. */
export const useSession = (): Session =>
  useSyncExternalStore(
    onHeldChange,
    () => heldSession().session,
    () => LOADING,
  );

/** What calls send as their bearer token. */
export const currentToken = (): string | undefined => heldSession().token;

/** Calls back after each sign-in on this page, not after a restored one; returns how to stop that. */
export function onSignIn(listener: () => void): () => void {
  signInListeners.add(listener);
  return () => signInListeners.delete(listener);
}

/** Takes the answer to a login or a registration: everything fetched as a stranger is fetched again. */
export function signIn({ queries }: Site, { token, user }: SignedIn): void {
  holdUser(token, user);
  queries.setQueryData(USER_KEY, user);
  void queries.invalidateQueries(OTHERS);
  for (const listener of signInListeners) listener();
}

/** After the user has changed: the pages, and what is kept, say the new names. */
export function userChanged({ queries }: Site, user: User): void {
  queries.setQueryData(USER_KEY, user);
  const token = currentToken();
  if (token !== undefined) holdUser(token, user);
}

/** Ends the session on the server, then here. Throws `ApiError` where the server cannot be asked: then `forgetSession` is left. */
export async function signOut({ api }: Site): Promise<void> {
  await api.accounts.logout({});
  forgetSession();
}

/** Ends the session in this browser, in its other tabs too; `keepSession` drops what was fetched during it. */
export const forgetSession = (): void => hold(NOBODY);

const userQuery = (api: Api) =>
  queryOptions({
    queryKey: USER_KEY,
    queryFn: async ({ signal }): Promise<User | null> =>
      currentToken() === undefined ? null : api.accounts.user({}, signal).catch((error: unknown) => asNobody(error)),
  });

/** The answer 401 means that nobody is signed in (specification §4). */
function asNobody(error: unknown): null {
  if (error instanceof ApiError && error.status === 401) return null;
  throw error;
}

/** The signed-in user as the server knows them, null when there is none. */
export const useUser = (): UseQueryResult<User | null> => useQuery(userQuery(useSite().api));

/** Call once in the browser: asks whose the stored token is, follows other tabs, and empties the cache when a session ends. */
export function keepSession(site: Site): void {
  let last = currentToken();
  onHeldChange(() => {
    const before = last;
    last = currentToken();
    if (before !== undefined && before !== last) dropFetched(site);
  });
  const follow = () => {
    const next = readHeld();
    if (next.token === currentToken()) return;
    holdHere(next);
    void confirm(site);
  };
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === TOKEN) follow();
  });
  // A page that comes back out of the browser's memory has heard of nothing meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow();
  });
  void confirm(site);
}

function dropFetched({ queries }: Site): void {
  void queries.cancelQueries({ queryKey: USER_KEY });
  queries.setQueryData(USER_KEY, null);
  queries.removeQueries(OTHERS);
}

/** Asks whose the token is; where that is nobody's, the session is over. */
async function confirm({ api, queries }: Site): Promise<void> {
  const token = currentToken();
  if (token === undefined) return;
  const user = await queries.query({ ...userQuery(api), staleTime: 0 }).catch(() => undefined);
  if (currentToken() !== token) return;
  if (user) holdUser(token, user);
  else if (user === null) forgetSession();
  // The server could not be asked: the next page tries again.
  else if (heldSession().session === LOADING) holdHere(NOBODY);
}
