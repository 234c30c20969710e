/**
 * Who is signed in. What every page needs is held-session.ts alone; it is imported from there where every byte counts, because this
 * file brings the rest along.
 */
export { currentToken, forgetSession, useSession, type KeptUser } from './held-session.ts';
export { onSignIn, signIn, signOut, USER_KEY, userChanged, useUser } from './signing.ts';
