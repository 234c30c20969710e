import {
  currentToken,
  forgetSession,
  heldSession,
  holdHere,
  holdUser,
  LOADING,
  NOBODY,
  onHeldChange,
  readHeld,
  TOKEN,
} from './held-session.ts';
import { OTHER_QUERIES, USER_KEY, userQuery } from './signing.ts';
import type { Site } from './site.ts';

/**
 * Call once in the browser; pages do not wait for it. Asks whose the stored token is, follows other tabs, and empties the cache when a
 * session ends.
 */
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
  queries.removeQueries(OTHER_QUERIES);
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
