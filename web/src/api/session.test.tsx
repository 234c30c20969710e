/** @jest-environment jsdom */
import '../lib/jsdom-router.fixture.ts';
import { jest } from '@jest/globals';
import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { User } from './domain/accounts.ts';

const { QueryClientProvider } = await import('@tanstack/react-query');
const { ApiError, createClient } = await import('./client.ts');
const { createQueries, SiteContext } = await import('./site.ts');
const { syncSession } = await import('./session-sync.ts');
const { currentToken, forgetSession, onSignIn, sessionRenewed, signIn, signOut, userChanged, useSession, useUser } =
  await import('./session.ts');

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
const STORED = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.edu' };

/** A page that has just been loaded. */
function load(answers: Partial<Record<'user' | 'logout', () => Promise<unknown>>> = {}) {
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

let stop: () => void = () => undefined;
const sync = (page: ReturnType<typeof load>) => {
  stop = syncSession(page.site);
};
beforeEach(() => {
  forgetSession();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  stop();
  jest.restoreAllMocks();
});

describe('a page that loads', () => {
  it('is signed out if nothing is stored, and sends no request', () => {
    const page = load();
    sync(page);
    expect([statusNow(), currentToken(), page.asked]).toEqual(['out', undefined, []]);
  });

  it('restores a stored session at once, then confirms it', async () => {
    localStorage.setItem('auth_token', 't');
    localStorage.setItem('auth_user', JSON.stringify({ ...STORED, firstName: 'Old', accountType: 'admin' }));
    const page = load();
    const result = show();
    expect(result.current).toEqual({ status: 'in', user: { ...STORED, firstName: 'Old' } });
    act(() => sync(page));
    await waitFor(() => expect(result.current).toEqual({ status: 'in', user: STORED }));
    expect(stored()).toEqual({ auth_token: 't', auth_user: JSON.stringify(STORED) });
  });

  it.each(['', '{', 'null', '[]', '{"firstName":1,"lastName":"L","email":"e"}'])(
    'ignores an invalid stored user (%j) and waits for the server',
    async (text) => {
      localStorage.setItem('auth_token', 't');
      localStorage.setItem('auth_user', text);
      const page = load();
      const result = show();
      expect(result.current.status).toBe('loading');
      act(() => sync(page));
      await waitFor(() => expect(result.current).toEqual({ status: 'in', user: STORED }));
    },
  );

  it('moves the token from the key of older versions', async () => {
    localStorage.setItem('authToken', 'old');
    expect(currentToken()).toBe('old');
    sync(load({ user: failing(0) }));
    expect(stored()).toEqual({ auth_token: 'old' });
  });

  it('is signed out if the token is invalid', async () => {
    localStorage.setItem('auth_token', 't');
    localStorage.setItem('auth_user', JSON.stringify(STORED));
    const page = load({ user: failing(401) });
    sync(page);
    await waitFor(() => expect(currentToken()).toBeUndefined());
    expect(stored()).toEqual({});
  });

  it('keeps the stored session if the server is unreachable', async () => {
    localStorage.setItem('auth_token', 't');
    const page = load({ user: failing(0) });
    const result = show();
    act(() => sync(page));
    await waitFor(() => expect(result.current.status).toBe('out'));
    expect(stored()).toEqual({ auth_token: 't' });
  });

  it('asks an unreachable server again when the page returns from the back/forward cache', async () => {
    localStorage.setItem('auth_token', 't');
    let isReachable = false;
    const page = load({ user: () => (isReachable ? Promise.resolve(ADA) : failing(0)()) });
    const result = show();
    act(() => sync(page));
    await waitFor(() => expect(result.current.status).toBe('out'));
    isReachable = true;
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await waitFor(() => expect(result.current.status).toBe('in'));
  });

  it('works if storage is blocked', async () => {
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
  it('stores token and user, refetches all other queries, and notifies listeners', () => {
    const page = load();
    page.queries.setQueryData(['colleges'], 1);
    let calls = 0;
    const stop = onSignIn(() => (calls += 1));
    signIn(page.site, { token: 't', user: ADA });
    stop();
    signIn(page.site, { token: 't', user: ADA });
    expect(calls).toBe(1);
    expect(stored()).toEqual({ auth_token: 't', auth_user: JSON.stringify(STORED) });
    expect(page.queries.getQueryData(['/api/user'])).toEqual(ADA);
    expect(page.queries.getQueryState(['/api/user'])?.isInvalidated).toBe(false);
    expect(page.queries.getQueryState(['colleges'])?.isInvalidated).toBe(true);
  });

  it('ends on the server first, then removes the token and empties the cache', async () => {
    const page = load();
    sync(page);
    signIn(page.site, { token: 't', user: ADA });
    page.queries.setQueryData(['favorites'], [1]);
    localStorage.setItem('theme', 'dark');
    await signOut(page.site);
    expect(page.asked).toEqual(['accounts.logout']);
    expect(stored()).toEqual({ theme: 'dark' });
    expect(page.queries.getQueryData(['/api/user'])).toBeNull();
    expect(page.queries.getQueryCache().getAll()).toHaveLength(1);
  });

  const enter = () => {
    sessionStorage.setItem('match_answers', '{"budget":20000,"income":"30-48k","sat":1200}');
    localStorage.setItem('favorites', '[7]');
  };
  const entered = () => [sessionStorage.getItem('match_answers'), localStorage.getItem('favorites')];

  it('removes what the person has entered, also before the session is followed', async () => {
    const page = load();
    signIn(page.site, { token: 't', user: ADA });
    enter();
    await signOut(page.site);
    expect(entered()).toEqual([null, null]);
  });

  it('removes it in this tab if another tab signs out, or signs in as somebody else', () => {
    const page = load();
    sync(page);
    for (const [token, user] of [
      ['', ''],
      ['u', JSON.stringify({ ...STORED, email: 'charles@example.edu' })],
    ] as const) {
      signIn(page.site, { token: 't', user: ADA });
      enter();
      localStorage.setItem('auth_token', token);
      localStorage.setItem('auth_user', user);
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token' })));
      expect(entered()).toEqual([null, null]);
    }
  });

  it('removes it if the token is not valid any more', async () => {
    localStorage.setItem('auth_token', 't');
    enter();
    sync(load({ user: failing(401) }));
    await waitFor(() => expect(currentToken()).toBeUndefined());
    expect(entered()).toEqual([null, null]);
  });

  it('keeps what a visitor has entered when they sign in', () => {
    const page = load();
    sync(page);
    enter();
    signIn(page.site, { token: 't', user: ADA });
    expect(sessionStorage.getItem('match_answers')).not.toBeNull();
  });

  it('stays signed in if the server is unreachable', async () => {
    const page = load({ logout: failing(0) });
    signIn(page.site, { token: 't', user: ADA });
    await expect(signOut(page.site)).rejects.toThrow('Failed');
    expect(currentToken()).toBe('t');
  });

  it('takes a new token and keeps the data of the page', () => {
    const page = load();
    sync(page);
    signIn(page.site, { token: 't', user: ADA });
    page.queries.setQueryData(['favorites'], [1]);
    sessionRenewed(page.site, { token: 'u', user: ADA });
    expect([currentToken(), statusNow()]).toEqual(['u', 'in']);
    expect([page.queries.getQueryData(['/api/user']), page.queries.getQueryData(['favorites'])]).toEqual([ADA, [1]]);
  });

  it('shows and stores a changed user', () => {
    const page = load();
    signIn(page.site, { token: 't', user: ADA });
    userChanged(page.site, { ...ADA, firstName: 'Augusta' });
    expect(JSON.parse(stored()['auth_user'] ?? '')).toEqual({ ...STORED, firstName: 'Augusta' });
    expect(page.queries.getQueryData(['/api/user'])).toEqual({ ...ADA, firstName: 'Augusta' });
  });
});

describe('another tab', () => {
  const dispatch = (key: string | null) => act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));

  it.each(['auth_token', null])('that signs out (%s) signs this one out too', async (key) => {
    const page = load();
    sync(page);
    signIn(page.site, { token: 't', user: ADA });
    page.queries.setQueryData(['favorites'], [1]);
    localStorage.clear();
    dispatch(key);
    expect(statusNow()).toBe('out');
    expect(page.queries.getQueryData(['favorites'])).toBeUndefined();
  });

  it('that signs in as another user drops the data of the first', async () => {
    const page = load();
    sync(page);
    signIn(page.site, { token: 't', user: { ...ADA, firstName: 'Charles' } });
    page.queries.setQueryData(['favorites'], [1]);
    localStorage.setItem('auth_token', 'u');
    localStorage.removeItem('auth_user');
    dispatch('auth_token');
    expect(page.queries.getQueryData(['favorites'])).toBeUndefined();
    await waitFor(() => expect(page.queries.getQueryData(['/api/user'])).toEqual(ADA));
    expect(currentToken()).toBe('u');
  });

  it('that gets a new token for the same user keeps the data of this one', async () => {
    const page = load();
    sync(page);
    signIn(page.site, { token: 't', user: ADA });
    page.queries.setQueryData(['favorites'], [1]);
    localStorage.setItem('auth_token', 'u');
    dispatch('auth_token');
    expect([currentToken(), page.queries.getQueryData(['/api/user']), page.queries.getQueryData(['favorites'])]).toEqual(['u', ADA, [1]]);
    await waitFor(() => expect(page.asked).toEqual(['accounts.user']));
  });

  it('is noticed by a page restored from the back/forward cache', () => {
    const page = load();
    sync(page);
    signIn(page.site, { token: 't', user: ADA });
    localStorage.clear();
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(currentToken()).toBeUndefined();
  });
});

it('gives pages the user, or null when signed out', async () => {
  const page = load();
  const Name = () => {
    const { data } = useUser();
    return <p>{data === undefined ? 'asking' : (data?.firstName ?? 'signed out')}</p>;
  };
  render(
    <SiteContext value={page.site}>
      <QueryClientProvider client={page.queries}>
        <Name />
      </QueryClientProvider>
    </SiteContext>,
  );
  await screen.findByText('signed out');
  act(() => signIn(page.site, { token: 't', user: ADA }));
  await screen.findByText('Ada');
});
