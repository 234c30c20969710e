import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { createStoredValue } from '../lib/stored-value.ts';
import { ApiError, type Api } from './client.ts';
import type { SignedIn, User } from './domain/accounts.ts';
import { currentToken, forgetSession, storeUser } from './session-store.ts';
import { useSite, type Site } from './site.ts';

// The header of every page needs session-store.ts only. It imports from there, because this file is larger.
export { currentToken, forgetSession, useSession } from './session-store.ts';

/** Key of the query for the signed-in user. Its data is null when signed out. */
export const USER_KEY = ['/api/user'] as const;
/** All other queries. */
export const OTHER_QUERIES = { predicate: ({ queryKey: [first] }: { queryKey: readonly unknown[] }) => first !== USER_KEY[0] };

/** How often someone has signed in on this page. A restored session does not count. */
const signIns = createStoredValue({ fallback: 0 });

/** Calls back after each sign-in on this page. Returns a function that unsubscribes. */
export const onSignIn = (listener: () => void): (() => void) => signIns.subscribe(listener);

/** Takes the answer to a login or a registration. All other queries are fetched again, now for this user. */
export function signIn({ queries }: Site, { token, user }: SignedIn): void {
  storeUser(token, user);
  // A late answer to an earlier request must not replace this user.
  void queries.cancelQueries({ queryKey: USER_KEY });
  queries.setQueryData(USER_KEY, user);
  void queries.invalidateQueries(OTHER_QUERIES);
  signIns.set(signIns.get() + 1);
}

/** Takes the new token of a session that has confirmed the password. The data of the page stays. */
export function sessionRenewed({ queries }: Site, { token, user }: SignedIn): void {
  storeUser(token, user);
  // A late answer to a request with the former token must not replace this user.
  void queries.cancelQueries({ queryKey: USER_KEY });
  queries.setQueryData(USER_KEY, user);
}

/** Shows and stores the new values of a changed user. */
export function userChanged({ queries }: Site, user: User): void {
  queries.setQueryData(USER_KEY, user);
  const token = currentToken();
  if (token !== undefined) storeUser(token, user);
}

/** Ends the session on the server, then in this browser. Throws `ApiError` if the server is unreachable; `forgetSession` still works. */
export async function signOut({ api }: Pick<Site, 'api'>): Promise<void> {
  await api.accounts.logout({});
  forgetSession();
}

/** Fetches the signed-in user. Null: signed out. */
export const userQuery = (api: Api) =>
  queryOptions({
    queryKey: USER_KEY,
    queryFn: async ({ signal }): Promise<User | null> =>
      currentToken() === undefined ? null : api.accounts.user({}, signal).catch((error: unknown) => nullIfSignedOut(error)),
  });

/** The status 401 means that the token is not valid (any more). */
function nullIfSignedOut(error: unknown): null {
  if (error instanceof ApiError && error.status === 401) return null;
  throw error;
}

/** The signed-in user as the server knows them. Null: signed out. */
export const useUser = (): UseQueryResult<User | null> => useQuery(userQuery(useSite().api));
