import {
  currentToken,
  forgetSession,
  LOADING,
  moveLegacyToken,
  onSessionChange,
  sessionState,
  setSessionInPage,
  SIGNED_OUT,
  storeUser,
} from './session-store.ts';
import { OTHER_QUERIES, USER_KEY, userQuery } from './session.ts';
import type { Site } from './site.ts';

/**
 * Call once in the browser. Confirms the stored session with the server, follows other tabs, and empties the query cache when a
 * session ends. Returns a function that stops it.
 */
export function syncSession(site: Site): () => void {
  moveLegacyToken();
  let last = currentToken();
  const stop = onSessionChange((isFromElsewhere) => {
    const before = last;
    last = currentToken();
    if (before === last) return;
    if (before !== undefined) dropQueries(site);
    if (isFromElsewhere) void confirm(site);
  });
  void confirm(site);
  return stop;
}

function dropQueries({ queries }: Site): void {
  void queries.cancelQueries({ queryKey: USER_KEY });
  queries.setQueryData(USER_KEY, null);
  queries.removeQueries(OTHER_QUERIES);
}

/** Asks the server for the owner of the token. An invalid token ends the session. */
async function confirm({ api, queries }: Site): Promise<void> {
  const token = currentToken();
  if (token === undefined) return;
  const user = await queries.query({ ...userQuery(api), staleTime: 0 }).catch(() => undefined);
  if (currentToken() !== token) return;
  if (user) storeUser(token, user);
  else if (user === null) forgetSession();
  // The server is unreachable: signed out in this page, and the next page tries again.
  else if (sessionState().session === LOADING) setSessionInPage(SIGNED_OUT);
}
