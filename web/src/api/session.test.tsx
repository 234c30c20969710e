/** @jest-environment jsdom */
import { TextDecoder, TextEncoder } from 'node:util';
import { jest } from '@jest/globals';
import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { User } from './domain.ts';

Object.assign(globalThis, { TextEncoder, TextDecoder });
const { QueryClientProvider } = await import('@tanstack/react-query');
const { ApiError, createClient } = await import('./client.ts');
const { holdHere, readHeld } = await import('./held-session.ts');
const { createQueries, SiteContext } = await import('./site.ts');
const { keepSession } = await import('./keep-session.ts');
const { currentToken, forgetSession, onSignIn, signIn, signOut, userChanged, useSession, useUser } = await import('./session.ts');

const ADA: User = {
  id: 1,
  username: 'ada',
  email: 'ada@example.edu',
  firstName: 'Ada',
  lastName: 'Lovelace',
  accountType: 'student',
  profilePicture: null,
  bio: null,
  emailVerified: false,
  createdAt: '2026-01-01T00:00:00.000Z',
};
const KEPT = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.edu' };

/** A page that has just been loaded: what it holds is what was stored. */
function load(answers: Partial<Record<'user' | 'logout', () => Promise<unknown>>> = {}) {
  holdHere(readHeld());
  const asked: string[] = [];
  const api = createClient(({ key }) => {
    asked.push(key);
    return key === 'accounts.logout' ? (answers.logout?.() ?? Promise.resolve()) : (answers.user?.() ?? Promise.resolve(ADA));
  });
  const queries = createQueries();
  return { site: { api, queries, publicUrl: '', onServer: false, structuredData: [] }, queries, asked };
}

const failing = (status: number) => () => Promise.reject(new ApiError(status, 'Failed'));
const show = () => renderHook(() => useSession()).result;
const statusNow = () => {
  const { result, unmount } = renderHook(() => useSession());
  unmount();
  return result.current.status;
};
const stored = () => Object.fromEntries(Object.keys(localStorage).map((key) => [key, localStorage.getItem(key)]));

/** What the page listens to ends with its test. */
let pages: AbortController;
beforeEach(() => {
  localStorage.clear();
  pages = new AbortController();
  const listen = window.addEventListener.bind(window);
  jest
    .spyOn(window, 'addEventListener')
    .mockImplementation((type: string, listener: EventListenerOrEventListenerObject) => listen(type, listener, { signal: pages.signal }));
});
afterEach(() => {
  cleanup();
  pages.abort();
  jest.restoreAllMocks();
});

describe('a page that loads', () => {
  it('is out when nothing is stored, and asks nobody', () => {
    const page = load();
    keepSession(page.site);
    expect([statusNow(), currentToken(), page.asked]).toEqual(['out', undefined, []]);
  });

  it('restores a stored session at once, and then confirms it', async () => {
    localStorage.setItem('auth_token', 't');
    localStorage.setItem('auth_user', JSON.stringify({ ...KEPT, firstName: 'Old', accountType: 'admin' }));
    const page = load();
    const result = show();
    expect(result.current).toEqual({ status: 'in', user: { ...KEPT, firstName: 'Old' } });
    act(() => keepSession(page.site));
    await waitFor(() => expect(result.current).toEqual({ status: 'in', user: KEPT }));
    expect(stored()).toEqual({ auth_token: 't', auth_user: JSON.stringify(KEPT) });
  });

  it.each(['', '{', 'null', '[]', '{"firstName":1,"lastName":"L","email":"e"}'])(
    'does not believe a stored user of %j, and waits for the true one',
    async (text) => {
      localStorage.setItem('auth_token', 't');
      localStorage.setItem('auth_user', text);
      const page = load();
      const result = show();
      expect(result.current.status).toBe('loading');
      act(() => keepSession(page.site));
      await waitFor(() => expect(result.current).toEqual({ status: 'in', user: KEPT }));
    },
  );

  it('moves the token from where older versions kept it', async () => {
    localStorage.setItem('authToken', 'old');
    load();
    expect(currentToken()).toBe('old');
    expect(stored()).toEqual({ auth_token: 'old' });
  });

  it('is signed out when the token is nobody’s', async () => {
    localStorage.setItem('auth_token', 't');
    localStorage.setItem('auth_user', JSON.stringify(KEPT));
    const page = load({ user: failing(401) });
    keepSession(page.site);
    await waitFor(() => expect(currentToken()).toBeUndefined());
    expect(stored()).toEqual({});
  });

  it('stays signed in when the server cannot be asked', async () => {
    localStorage.setItem('auth_token', 't');
    const page = load({ user: failing(0) });
    const result = show();
    act(() => keepSession(page.site));
    await waitFor(() => expect(result.current.status).toBe('out'));
    expect(stored()).toEqual({ auth_token: 't' });
  });

  it('works where the browser keeps nothing', async () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    }
    const page = load();
    expect(statusNow()).toBe('out');
    signIn(page.site, { token: 't', user: ADA });
    expect([statusNow(), currentToken()]).toEqual(['in', 't']);
    forgetSession();
    expect([statusNow(), currentToken()]).toEqual(['out', undefined]);
  });
});

describe('signing in and out', () => {
  it('keeps token and names, sets the user, asks again for everything else, and tells who wants to know', () => {
    const page = load();
    page.queries.setQueryData(['colleges'], 1);
    let told = 0;
    const stop = onSignIn(() => (told += 1));
    signIn(page.site, { token: 't', user: ADA });
    stop();
    signIn(page.site, { token: 't', user: ADA });
    expect(told).toBe(1);
    expect(stored()).toEqual({ auth_token: 't', auth_user: JSON.stringify(KEPT) });
    expect(page.queries.getQueryData(['/api/user'])).toEqual(ADA);
    expect(page.queries.getQueryState(['/api/user'])?.isInvalidated).toBe(false);
    expect(page.queries.getQueryState(['colleges'])?.isInvalidated).toBe(true);
  });

  it('ends on the server first, then removes the token, clears the user and empties the cache', async () => {
    const page = load();
    keepSession(page.site);
    signIn(page.site, { token: 't', user: ADA });
    page.queries.setQueryData(['favorites'], [1]);
    localStorage.setItem('theme', 'dark');
    await signOut(page.site);
    expect(page.asked).toEqual(['accounts.logout']);
    expect(stored()).toEqual({ theme: 'dark' });
    expect(page.queries.getQueryData(['/api/user'])).toBeNull();
    expect(page.queries.getQueryCache().getAll()).toHaveLength(1);
  });

  it('stays signed in when the server cannot be reached for it', async () => {
    const page = load({ logout: failing(0) });
    signIn(page.site, { token: 't', user: ADA });
    await expect(signOut(page.site)).rejects.toThrow('Failed');
    expect(currentToken()).toBe('t');
  });

  it('says the new names after a change', () => {
    const page = load();
    signIn(page.site, { token: 't', user: ADA });
    userChanged(page.site, { ...ADA, firstName: 'Augusta' });
    expect(JSON.parse(stored()['auth_user'] ?? '')).toEqual({ ...KEPT, firstName: 'Augusta' });
    expect(page.queries.getQueryData(['/api/user'])).toEqual({ ...ADA, firstName: 'Augusta' });
  });
});

describe('another tab', () => {
  const tell = (key: string | null) => act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));

  it.each(['auth_token', null])('that signs out (%s) signs this one out too', async (key) => {
    const page = load();
    keepSession(page.site);
    signIn(page.site, { token: 't', user: ADA });
    page.queries.setQueryData(['favorites'], [1]);
    localStorage.clear();
    tell(key);
    expect(statusNow()).toBe('out');
    expect(page.queries.getQueryData(['favorites'])).toBeUndefined();
  });

  it('that signs in as somebody else leaves nothing of the first', async () => {
    const page = load();
    keepSession(page.site);
    signIn(page.site, { token: 't', user: { ...ADA, firstName: 'Charles' } });
    page.queries.setQueryData(['favorites'], [1]);
    localStorage.setItem('auth_token', 'u');
    localStorage.removeItem('auth_user');
    tell('auth_token');
    expect(page.queries.getQueryData(['favorites'])).toBeUndefined();
    await waitFor(() => expect(page.queries.getQueryData(['/api/user'])).toEqual(ADA));
    expect(currentToken()).toBe('u');
  });

  it('is noticed by a page that comes back out of memory', () => {
    const page = load();
    keepSession(page.site);
    signIn(page.site, { token: 't', user: ADA });
    localStorage.clear();
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(currentToken()).toBeUndefined();
  });
});

it('gives pages the user, and null when there is none', async () => {
  const page = load();
  const Name = () => {
    const { data } = useUser();
    return <p>{data === undefined ? 'asking' : (data?.firstName ?? 'nobody')}</p>;
  };
  render(
    <SiteContext value={page.site}>
      <QueryClientProvider client={page.queries}>
        <Name />
      </QueryClientProvider>
    </SiteContext>,
  );
  await screen.findByText('nobody');
  act(() => signIn(page.site, { token: 't', user: ADA }));
  await screen.findByText('Ada');
});
