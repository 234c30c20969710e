import { currentToken, onSessionChange, sessionState } from '../api/session-store.ts';
import { goToSignIn } from './sign-in.ts';

/** Leaves the panel when the session ends, and loads it again when another person signs in, also in another tab. */
export function watchSession(): void {
  // The server may also know the browser by its cookie alone.
  if (currentToken() === undefined) return;
  const before = person();
  onSessionChange(() => {
    if (currentToken() === undefined) goToSignIn();
    else if (person() !== before) window.location.reload();
  });
}

function person(): string {
  const { session } = sessionState();
  return session.status === 'in' ? session.user.email : '';
}
