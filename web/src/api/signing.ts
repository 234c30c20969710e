import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { ApiError, type Api } from './client.ts';
import type { SignedIn, User } from './domain.ts';
import { currentToken, forgetSession, holdUser } from './held-session.ts';
import { useSite, type Site } from './site.ts';

/** The query that holds the signed-in user, or null. */
export const USER_KEY = ['/api/user'] as const;
/** All other queries. */
export const OTHER_QUERIES = { predicate: ({ queryKey: [first] }: { queryKey: readonly unknown[] }) => first !== USER_KEY[0] };

const listeners = new Set<() => void>();

/** Calls back after each sign-in on this page, not after a restored one; returns how to stop that. */
export function onSignIn(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes the answer to a login or a registration: everything fetched as a stranger is fetched again. */
export function signIn({ queries }: Site, { token, user }: SignedIn): void {
  holdUser(token, user);
  // An answer to the question before must not come after this one.
  void queries.cancelQueries({ queryKey: USER_KEY });
  queries.setQueryData(USER_KEY, user);
  void queries.invalidateQueries(OTHER_QUERIES);
  for (const listener of listeners) listener();
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

/** Asks who is signed in; null is nobody. */
export const userQuery = (api: Api) =>
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
