import { useSyncExternalStore } from 'react';
import { heldSession, hold, LOADING, NOBODY, onHeldChange, type Session } from './held-session.ts';

export type { KeptUser, Session } from './held-session.ts';
export { onSignIn, signIn, signOut, USER_KEY, userChanged, useUser } from './signing.ts';

/** Who is signed in, as far as this browser knows. */
export const useSession = (): Session =>
  useSyncExternalStore(
    onHeldChange,
    () => heldSession().session,
    () => LOADING,
  );

/** What calls send as their bearer token. */
export const currentToken = (): string | undefined => heldSession().token;

/** Ends the session in this browser, in its other tabs too; `keepSession` drops what was fetched during it. */
export const forgetSession = (): void => hold(NOBODY);
