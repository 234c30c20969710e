import { clearPrivateValues } from '../lib/private-value.ts';
import { createStoredValue } from '../lib/stored-value.ts';
import type { User } from './domain/accounts.ts';

/** Stored beside the token, so that a page can greet before it has asked the server. The server never relies on it. */
export type StoredUser = Pick<User, 'firstName' | 'lastName' | 'email'>;
/** `loading`: on the server, during hydration, and while the owner of the stored token is unknown. */
export type Session = { status: 'loading' } | { status: 'out' } | { status: 'in'; user: StoredUser };

export interface SessionState {
  /** The bearer token. Undefined: signed out. */
  token?: string;
  session: Session;
}

export const LOADING: Session = { status: 'loading' };
export const SIGNED_OUT: SessionState = { session: { status: 'out' } };

/** The third key is the one that older versions used for the token. */
const store = createStoredValue<SessionState>({
  keys: ['auth_token', 'auth_user', 'authToken'],
  parse: (token = '', user = '', legacyToken = '') => stateOf(token === '' ? legacyToken : token, user),
  format: ({ token = '', session }) => [token, session.status === 'in' ? JSON.stringify(session.user) : ''],
  fallback: SIGNED_OUT,
  serverValue: { session: LOADING },
});

function stateOf(token: string, text: string): SessionState {
  if (token === '') return SIGNED_OUT;
  const user = userOf(text);
  return { token, session: user ? { status: 'in', user } : LOADING };
}

function userOf(text: string): StoredUser | undefined {
  try {
    const { firstName, lastName, email } = JSON.parse(text) as Record<string, unknown>;
    const user = { firstName, lastName, email };
    return Object.values(user).every((value) => typeof value === 'string') ? (user as StoredUser) : undefined;
  } catch {
    return undefined;
  }
}

/** The session as this browser knows it. The same object until it changes. */
export const sessionState = store.get;

/** Changes the session in this page only. The stored session stays. */
export const setSessionInPage = store.setInPage;

/** Calls back after each change. Returns a function that unsubscribes. */
export const onSessionChange = store.subscribe;

/** Stores the session under today's keys. */
export function moveLegacyToken(): void {
  if (currentToken() !== undefined) store.set(store.get());
}

export const storeUser = (token: string, { firstName, lastName, email }: StoredUser): void =>
  store.set({ token, session: { status: 'in', user: { firstName, lastName, email } } });

export const useSession = (): Session => store.useValue(({ session }) => session);

/** The bearer token of API calls. */
export const currentToken = (): string | undefined => store.get().token;

/** Ends the session in all tabs of this browser and removes its private values. session-sync.ts then drops the data that was fetched. */
export function forgetSession(): void {
  store.clear();
  clearPrivateValues();
}
