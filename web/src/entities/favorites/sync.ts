import { onSignIn } from '../../api/session.ts';
import { currentToken } from '../../api/session-store.ts';
import type { Site } from '../../api/site.ts';
import { failureText } from '../../lib/api-error.ts';
import { toast } from '../../lib/toast.ts';
import { localFavorites } from './store.ts';

/**
 * Call once in the browser. Moves local favorites to the account at sign-in. If that fails, the next page tries again. Returns a
 * function that stops it.
 */
export function syncFavorites(site: Site): () => void {
  const stopSignIn = onSignIn(() => {
    merge(site).catch((error: unknown) => {
      toast({ title: 'Your saved colleges are not in your account yet', description: failureText(error), tone: 'destructive' });
    });
  });
  void merge(site).catch(() => undefined);
  return stopSignIn;
}

/** Loads no code without local favorites. */
async function merge(site: Site): Promise<void> {
  if (localFavorites().length > 0 && currentToken() !== undefined) await (await import('./requests.ts')).mergeLocalFavorites(site);
}
