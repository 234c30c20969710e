import { currentToken, onHeldChange } from '../../api/held-session.ts';
import { onSignIn } from '../../api/signing.ts';
import type { Site } from '../../api/site.ts';
import { failureText } from '../../lib/failure.ts';
import { mergeLocalFavorites } from './actions.ts';
import { replaceLocalFavorites } from './store.ts';
import { toast } from '../../lib/toast.ts';

/**
 * Call once in the browser; pages do not wait for it. What was kept here goes to the account of whoever signs in; what could not go
 * then, tries again with the next page, and is nobody else's: signing out forgets it. Returns how to stop that.
 */
export function keepFavorites(site: Site): () => void {
  let last = currentToken();
  const stopHeld = onHeldChange(() => {
    const before = last;
    last = currentToken();
    if (before !== undefined && last === undefined) replaceLocalFavorites([]);
  });
  const stopSignIn = onSignIn(() => {
    mergeLocalFavorites(site).catch((error: unknown) => {
      toast({ title: 'The colleges you kept are not in your account yet', description: failureText(error), tone: 'destructive' });
    });
  });
  void mergeLocalFavorites(site).catch(() => undefined);
  return () => {
    stopHeld();
    stopSignIn();
  };
}
