import { onSignIn } from '../../api/session.ts';
import { currentToken } from '../../api/session-store.ts';
import type { Site } from '../../api/site.ts';
import { syncFavorites } from '../favorites/sync.ts';

/** Call once in the browser. Brings what this browser and the account know together, now and at each sign-in. Returns a function that stops it. */
export function syncAccount(site: Site): () => void {
  const stopFavorites = syncFavorites(site);
  const stopFacts = onSignIn(() => void readFacts(site));
  void readFacts(site);
  return () => {
    stopFavorites();
    stopFacts();
  };
}

/** Loads nothing for visitors without a session. */
async function readFacts(site: Site): Promise<void> {
  if (currentToken() === undefined) return;
  const { readAccountFacts } = await import('../student-facts/account-facts.ts');
  await readAccountFacts(site);
}
