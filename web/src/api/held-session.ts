import { useSyncExternalStore } from 'react';
import type { User } from './domain.ts';

/** What is kept of a user beside the token, so that a page can greet before it has asked. Never trusted: the server decides. */
export type KeptUser = Pick<User, 'firstName' | 'lastName' | 'email'>;
/** `loading` on the server, in the render that must match it, and while it is not known yet whose the stored token is. */
export type Session = { status: 'loading' } | { status: 'out' } | { status: 'in'; user: KeptUser };

export interface Held {
  /** The bearer token; undefined when nobody is signed in. */
  token?: string;
  session: Session;
}

export const TOKEN = 'auth_token';
const USER = 'auth_user';
/** Where older versions kept the token. It is read once and moved. */
const LEGACY_TOKEN = 'authToken';

export const LOADING: Session = { status: 'loading' };
export const NOBODY: Held = { session: { status: 'out' } };

let held: Held | undefined;
const listeners = new Set<() => void>();

/** What holds in this tab; the same object until it changes. */
export const heldSession = (): Held => (held ??= readHeld());

/** What the store says; where it is blocked, what this page knows. */
export function readHeld(): Held {
  try {
    const token = localStorage.getItem(TOKEN) ?? localStorage.getItem(LEGACY_TOKEN);
    if (token === null || token === '') return NOBODY;
    if (localStorage.getItem(LEGACY_TOKEN) !== null) {
      localStorage.setItem(TOKEN, token);
      localStorage.removeItem(LEGACY_TOKEN);
    }
    const user = keptUserOf(localStorage.getItem(USER));
    return { token, session: user ? { status: 'in', user } : LOADING };
  } catch {
    return held ?? NOBODY;
  }
}

function keptUserOf(text: string | null): KeptUser | undefined {
  try {
    const { firstName, lastName, email } = JSON.parse(text ?? 'null') as Record<string, unknown>;
    const user = { firstName, lastName, email };
    return Object.values(user).every((value) => typeof value === 'string') ? (user as KeptUser) : undefined;
  } catch {
    return undefined;
  }
}

/** Holds it for this page only: the store stays as it is. */
export function holdHere(next: Held): void {
  held = next;
  for (const listener of listeners) listener();
}

/** Holds it and stores it; where the browser refuses to keep it, it holds for this page. */
export function hold(next: Held): void {
  try {
    localStorage.removeItem(LEGACY_TOKEN);
    store(TOKEN, next.token);
    store(USER, next.session.status === 'in' ? JSON.stringify(next.session.user) : undefined);
  } catch {
    // Storage is blocked.
  }
  holdHere(next);
}

function store(key: string, text: string | undefined): void {
  if (text === undefined) localStorage.removeItem(key);
  else localStorage.setItem(key, text);
}

export const holdUser = (token: string, { firstName, lastName, email }: KeptUser): void =>
  hold({ token, session: { status: 'in', user: { firstName, lastName, email } } });

/** Calls back after each change; returns how to stop that. */
export function onHeldChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Who is signed in, as far as this browser knows. */
export const useSession = (): Session =>
  useSyncExternalStore(
    onHeldChange,
    () => heldSession().session,
    () => LOADING,
  );

/** What calls send as their bearer token. */
export const currentToken = (): string | undefined => heldSession().token;

/** Ends the session in this browser, in its other tabs too; what was fetched during it is dropped (keep-session.ts). */
export const forgetSession = (): void => hold(NOBODY);
