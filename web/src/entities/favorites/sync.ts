import { onSignIn } from '../../api/session.ts';
import { currentToken } from '../../api/session-store.ts';
import type { Site } from '../../api/site.ts';
import { failureText } from '../../lib/api-error.ts';
import { toast } from '../../lib/toast.ts';
import { FAVORITES_KEY, localFavorites, replaceLocalFavorites } from './store.ts';

/**
 * Call once in the browser. Moves local favorites to the account at sign-in. If that fails, the next page tries again. Returns a
 * function that stops it.
 */
export function syncFavorites(site: Site): () => void {
  const stopSignIn = onSignIn(() => {
    mergeLocalFavorites(site).catch((error: unknown) => {
      toast({ title: 'Your saved colleges are not in your account yet', description: failureText(error), tone: 'destructive' });
    });
  });
  void mergeLocalFavorites(site).catch(() => undefined);
  return stopSignIn;
}

/** Adds the local favorites to the account. Colleges that are saved during the request stay local. */
async function mergeLocalFavorites({ api, queries }: Site): Promise<void> {
  const ids = localFavorites();
  const token = currentToken();
  if (ids.length === 0 || token === undefined) return;
  const { favorites } = await api.favorites.merge({ body: { collegeIds: [...ids] } });
  if (currentToken() !== token) return;
  await queries.cancelQueries({ queryKey: FAVORITES_KEY });
  queries.setQueryData(FAVORITES_KEY, favorites);
  replaceLocalFavorites(localFavorites().filter((id) => !ids.includes(id)));
}
