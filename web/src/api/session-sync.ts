import { clearPrivateValues } from '../lib/private-value.ts';
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
  type SessionState,
} from './session-store.ts';
import { OTHER_QUERIES, USER_KEY, userQuery } from './session.ts';
import type { Site } from './site.ts';

/**
 * Call once in the browser. Confirms the stored session with the server, follows other tabs, and drops what was fetched and
 * entered when a session ends or another person signs in. Returns a function that stops it.
 */
export function syncSession(site: Site): () => void {
  moveLegacyToken();
  let last = sessionState();
  const stop = onSessionChange((isFromElsewhere) => {
    const before = last;
    last = sessionState();
    if (before.token === last.token) return;
    if (before.token !== undefined && !isSamePerson(before, last)) {
      dropQueries(site);
      clearPrivateValues();
    }
    if (isFromElsewhere) void confirm(site);
  });
  void confirm(site);
  return stop;
}

/** A session gets a new token when it confirms the password. */
const isSamePerson = ({ session: one }: SessionState, { session: other }: SessionState): boolean =>
  one.status === 'in' && other.status === 'in' && one.user.email === other.user.email;

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
