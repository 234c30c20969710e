/** @jest-environment jsdom */
import '../../lib/jsdom-router.fixture.ts';
import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import type { Call } from '../../api/client.ts';
import type { Favorite } from '../../api/domain/favorites.ts';
import type { Site } from '../../api/site.ts';
import { LOCAL_MAJORS, localMajors, storedMajors } from './major/local-majors.ts';
import { FAVORITES_KEY, LOCAL_FAVORITES, localFavorites, replaceLocalFavorites } from './store.ts';
import { dismissToast, shownToasts } from '../../lib/toast.ts';

const { QueryClientProvider } = await import('@tanstack/react-query');
const { ApiError, createClient } = await import('../../api/client.ts');
const { forgetSession } = await import('../../api/session-store.ts');
const { signIn } = await import('../../api/session.ts');
const { createQueries, SiteContext } = await import('../../api/site.ts');
const { syncFavorites: syncFavorites } = await import('./sync.ts');
const { aFavorite } = await import('./favorites.fixture.ts');
const { FavoriteToggle } = await import('./FavoriteToggle.tsx');

const SIGNED_IN = { token: 'a.b.c', user: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.edu' } };

/** A server that stores favorites, and fails or waits on request. */
function aServer() {
  const state = {
    saved: [] as number[],
    calls: [] as string[],
    majors: [] as unknown[],
    failure: undefined as Error | undefined,
    delay: Promise.resolve(),
  };
  const answers: Record<string, (call: Call) => unknown> = {
    'favorites.list': () => state.saved.map((id) => aFavorite(id)),
    'favorites.add': ({ params, query }) => {
      const id = Number(params['collegeId']);
      state.majors.push(query);
      if (!state.saved.includes(id)) state.saved.unshift(id);
      return aFavorite(id);
    },
    'favorites.remove': ({ params }) => void (state.saved = state.saved.filter((id) => id !== Number(params['collegeId']))),
    'favorites.merge': ({ body }) => {
      const { collegeIds, majors } = body as { collegeIds: number[]; majors: object };
      state.majors.push(majors);
      const added = collegeIds.filter((id) => !state.saved.includes(id));
      state.saved = [...added.toReversed(), ...state.saved];
      return { added: added.length, favorites: state.saved.map((id) => aFavorite(id)) };
    },
  };
  const api = createClient(async (call) => {
    state.calls.push(call.key);
    await state.delay;
    if (state.failure && call.method !== 'GET') throw state.failure;
    return answers[call.key]?.(call);
  });
  const queries = createQueries();
  const site: Site = { api, queries, publicUrl: 'https://alma.example', onServer: false, structuredData: [] };
  return { state, site };
}

let server: ReturnType<typeof aServer>;
const button = (id: number) => screen.getByRole('button', { name: `Save College ${id}` });
const isPressed = (id: number) => button(id).getAttribute('aria-pressed') === 'true';
const press = (id: number) => fireEvent.click(button(id));
/** Until all work is done: the code of the requests, which a press loads, has arrived, and all calls have their answers. */
const settled = () =>
  act(async () => {
    await import('./requests.ts');
    await jest.advanceTimersByTimeAsync(20);
  });
const enter = () => act(() => signIn(server.site, SIGNED_IN as Parameters<typeof signIn>[1]));
const leave = () => act(() => forgetSession());

function show(...ids: number[]) {
  render(
    <SiteContext value={server.site}>
      <QueryClientProvider client={server.site.queries}>
        {ids.map((id) => (
          <FavoriteToggle key={id} college={{ id, name: `College ${id}` }} />
        ))}
      </QueryClientProvider>
    </SiteContext>,
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  server = aServer();
  for (const { id } of shownToasts()) dismissToast(id);
});
afterEach(() => {
  cleanup();
  forgetSession();
  replaceLocalFavorites([]);
  storedMajors.clear();
  window.history.replaceState(null, '', '/');
  jest.useRealTimers();
});

describe('without an account', () => {
  it('stores favorites in this browser, oldest first, and sends no request', async () => {
    show(1, 2);
    press(2);
    press(1);
    expect([isPressed(1), isPressed(2)]).toEqual([true, true]);
    await settled();
    expect(localStorage.getItem(LOCAL_FAVORITES)).toBe('[2,1]');
    press(2);
    await settled();
    expect([isPressed(2), localStorage.getItem(LOCAL_FAVORITES)]).toEqual([false, '[1]']);
    expect(server.state.calls).toEqual([]);
  });

  it('keeps the major of the address with a college, until it is saved without one', async () => {
    show(1, 2, 3);
    press(1);
    window.history.replaceState(null, '', '/discover?state=AL&major=51.38,11');
    press(2);
    press(3);
    await settled();
    expect([localMajors(), localStorage.getItem(LOCAL_MAJORS)]).toEqual([{ 2: '51.38', 3: '51.38' }, '{"2":"51.38","3":"51.38"}']);
    window.history.replaceState(null, '', '/');
    press(3);
    press(2);
    press(2);
    await settled();
    expect([localFavorites(), localStorage.getItem(LOCAL_MAJORS)]).toEqual([[1, 2], null]);
  });

  it('ignores stored texts that are no majors', () => {
    replaceLocalFavorites([1, 2, 4]);
    localStorage.setItem(LOCAL_MAJORS, '{"1":"nursing","2":"51","x":"51","3":"51","4":null}');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: LOCAL_MAJORS })));
    expect(localMajors()).toEqual({ 2: '51' });
  });

  it('shows what another tab saves', async () => {
    show(4);
    localStorage.setItem(LOCAL_FAVORITES, '[4]');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: LOCAL_FAVORITES })));
    await settled();
    expect(isPressed(4)).toBe(true);
  });

  it('offers an account after the third favorite, with a link back to this page', async () => {
    window.history.replaceState(null, '', '/discover?state=AL');
    show(1, 2, 3, 4);
    for (const id of [1, 2]) press(id);
    await settled();
    expect(shownToasts()).toEqual([]);
    press(3);
    await settled();
    expect(shownToasts()).toMatchObject([
      {
        title: 'You saved 3 colleges in this browser',
        link: { label: 'Sign up', to: '/auth?tab=register&returnUrl=%2Fdiscover%3Fstate%3DAL' },
      },
    ]);
    press(4);
    await settled();
    expect(shownToasts()).toHaveLength(1);
  });

  it('refuses the fifty-first favorite with a message', async () => {
    replaceLocalFavorites(Array.from({ length: 50 }, (_, index) => index + 100));
    show(1);
    press(1);
    await settled();
    expect(isPressed(1)).toBe(false);
    expect(localFavorites()).toHaveLength(50);
    expect(shownToasts()).toMatchObject([{ title: 'This browser saves up to 50 colleges', link: { label: 'Sign up' } }]);
  });

  it('ignores invalid stored data', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const text = fc.oneof(
      fc.json(),
      fc.string(),
      fc.array(fc.integer(), { maxLength: 60 }).map((ids) => JSON.stringify(ids)),
    );
    fc.assert(
      fc.property(text, (stored) => {
        localStorage.setItem(LOCAL_FAVORITES, stored);
        const ids = localFavorites();
        expect(ids.length).toBeLessThanOrEqual(50);
        expect(ids.every((id) => Number.isInteger(id) && id > 0)).toBe(true);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
    expect(warn).toHaveBeenCalled();
    warn.mockRestore();
  });
});

it('reads Save or Saved beside other buttons', () => {
  render(
    <SiteContext value={server.site}>
      <QueryClientProvider client={server.site.queries}>
        <FavoriteToggle college={{ id: 1, name: 'College 1' }} look="button" />
      </QueryClientProvider>
    </SiteContext>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Save College 1', pressed: false }));
  expect(screen.getByRole('button', { name: 'Saved College 1', pressed: true })).toBeTruthy();
});

describe('with an account', () => {
  it('shows the favorites of the account, and a press before the server has answered', async () => {
    server.state.saved = [2];
    show(1, 2);
    enter();
    await waitFor(() => expect(isPressed(2)).toBe(true));
    let answer: () => void = () => undefined;
    server.state.delay = new Promise((resolve) => (answer = resolve));
    press(1);
    await settled();
    expect([isPressed(1), server.state.saved]).toEqual([true, [2]]);
    answer();
    await waitFor(() => expect(server.state.saved).toEqual([1, 2]));
    expect(server.site.queries.getQueryData<Favorite[]>(['/api/favorites'])?.map(({ collegeId }) => collegeId)).toEqual([1, 2]);
    expect(localFavorites()).toEqual([]);
  });

  it('sends one request per press', async () => {
    show(1);
    enter();
    await settled();
    const changes = () => server.state.calls.filter((key) => /add|remove/.test(key));
    press(1);
    await settled();
    expect(changes()).toEqual(['favorites.add']);
    press(1);
    await settled();
    expect(changes()).toEqual(['favorites.add', 'favorites.remove']);
  });

  it('sends the major of the address, as it was when the button was pressed', async () => {
    show(1, 2);
    enter();
    await settled();
    window.history.replaceState(null, '', '/alma/results?major=11.0701');
    press(1);
    window.history.replaceState(null, '', '/');
    press(2);
    await settled();
    expect(server.state.majors).toEqual([{ major: '11.0701' }, {}]);
  });

  it('offers the lists for the last saved college, until it is removed', async () => {
    const offers = () => shownToasts().map(({ title, dialog }) => [title, dialog?.label]);
    show(1, 2);
    enter();
    await settled();
    press(1);
    await settled();
    expect(offers()).toEqual([['College 1 saved', 'Add to list']]);
    press(2);
    await settled();
    expect(offers()).toEqual([['College 2 saved', 'Add to list']]);
    press(2);
    await settled();
    expect(offers()).toEqual([]);
  });

  it.each([
    [true, 'College 1 could not be removed'],
    [false, 'College 1 could not be saved'],
  ])('undoes a failed press and shows a message (saved before: %p)', async (isSaved, title) => {
    if (isSaved) server.state.saved = [1];
    show(1);
    enter();
    await waitFor(() => expect(isPressed(1)).toBe(isSaved));
    await settled();
    server.state.failure = new ApiError(422, 'You can save up to 500 colleges. Remove some first.');
    press(1);
    expect(isPressed(1)).toBe(!isSaved);
    await settled();
    expect(isPressed(1)).toBe(isSaved);
    expect(shownToasts()).toMatchObject([
      { title, description: 'You can save up to 500 colleges. Remove some first.', tone: 'destructive' },
    ]);
  });

  it('ends in the state of the last of several quick presses', async () => {
    show(1);
    enter();
    await settled();
    press(1);
    press(1);
    press(1);
    await settled();
    expect([isPressed(1), server.state.saved]).toEqual([true, [1]]);
    press(1);
    press(1);
    press(1);
    await settled();
    expect([isPressed(1), server.state.saved]).toEqual([false, []]);
  });

  it('keeps a press made before the favorites of the account have arrived', async () => {
    let answer: () => void = () => undefined;
    server.state.delay = new Promise((resolve) => (answer = resolve));
    show(1);
    enter();
    press(1);
    answer();
    await settled();
    expect([isPressed(1), server.state.saved]).toEqual([true, [1]]);
  });
});

describe('an answer after the next person has signed in', () => {
  const NEXT = { token: 'd.e.f', user: { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.edu' } };
  const listed = () => server.site.queries.getQueryData<Favorite[]>(FAVORITES_KEY)?.map(({ collegeId }) => collegeId);

  it.each([
    ['a saved college', 3, undefined],
    ['a removed college', 1, undefined],
    ['a college that was not saved', 3, new ApiError(503, 'Later.')],
    ['a college that was not removed', 1, new ApiError(503, 'Later.')],
  ])('leaves the list of the next person as it is: %s', async (_, id, failure) => {
    server.state.saved = [1];
    show(1, 2, 3);
    enter();
    await waitFor(() => expect(isPressed(1)).toBe(true));
    let answer: () => void = () => undefined;
    server.state.delay = new Promise((resolve) => (answer = resolve));
    press(id);
    await waitFor(() => expect(server.state.calls.at(-1)).toMatch(/add|remove/));
    server.state.delay = Promise.resolve();
    leave();
    server.state.saved = [2, 1];
    act(() => signIn(server.site, NEXT as Parameters<typeof signIn>[1]));
    await waitFor(() => expect(listed()).toEqual([2, 1]));
    const calls = server.state.calls.length;

    expect([isPressed(1), isPressed(2), isPressed(3)]).toEqual([true, true, false]);
    server.state.failure = failure;
    answer();
    await settled();
    expect([isPressed(1), isPressed(2), isPressed(3), listed()]).toEqual([true, true, false, [2, 1]]);
    expect([server.state.calls.length, shownToasts()]).toEqual([calls, []]);
  });

  it('is followed by no second press after the sign-out', async () => {
    server.state.saved = [1];
    show(1);
    enter();
    await waitFor(() => expect(listed()).toEqual([1]));
    let answer: () => void = () => undefined;
    server.state.delay = new Promise((resolve) => (answer = resolve));
    press(1);
    await waitFor(() => expect(server.state.calls.at(-1)).toMatch(/remove/));
    press(1);
    leave();
    answer();
    await settled();
    expect([localFavorites(), isPressed(1), shownToasts()]).toEqual([[], false, []]);
  });

  it('is followed by no second press of the former person, and by each press of the next one', async () => {
    server.state.saved = [];
    show(1);
    enter();
    await waitFor(() => expect(listed()).toEqual([]));
    let answer: () => void = () => undefined;
    server.state.delay = new Promise((resolve) => (answer = resolve));
    press(1);
    await waitFor(() => expect(server.state.calls.at(-1)).toMatch(/add/));
    press(1);
    server.state.delay = Promise.resolve();
    leave();
    server.state.saved = [1];
    act(() => signIn(server.site, NEXT as Parameters<typeof signIn>[1]));
    await waitFor(() => expect(listed()).toEqual([1]));
    const before = server.state.calls.length;
    answer();
    await settled();
    expect([server.state.calls.slice(before), isPressed(1)]).toEqual([[], true]);
    press(1);
    await waitFor(() => expect(server.state.calls.at(-1)).toMatch(/remove/));
    await settled();
    expect([isPressed(1), listed()]).toEqual([false, []]);
  });
});

describe('signing in', () => {
  let stop: () => void;
  beforeEach(() => {
    stop = syncFavorites(server.site);
  });
  afterEach(() => stop());

  it('moves local favorites to the account once, and signing out resets the buttons', async () => {
    server.state.saved = [2];
    replaceLocalFavorites([3, 2, 1]);
    storedMajors.set({ 1: '51.38', 3: '11', 4: '11' });
    show(1, 2, 3, 4);
    enter();
    await settled();
    expect(server.state.saved).toEqual([1, 3, 2]);
    expect([1, 2, 3, 4].map(isPressed)).toEqual([true, true, true, false]);
    expect([LOCAL_FAVORITES, LOCAL_MAJORS].map((key) => localStorage.getItem(key))).toEqual([null, null]);
    expect(server.state.majors).toEqual([{ 1: '51.38', 3: '11' }]);
    expect(server.state.calls.filter((key) => key === 'favorites.merge')).toHaveLength(1);
    leave();
    await settled();
    expect([1, 2, 3, 4].map(isPressed)).toEqual([false, false, false, false]);
  });

  it('keeps favorites local if the move fails, shows a message, and tries again with the next page', async () => {
    replaceLocalFavorites([3]);
    show(3);
    server.state.failure = new ApiError(503, 'This is not possible right now. Try again in a moment.');
    enter();
    await settled();
    expect(localFavorites()).toEqual([3]);
    expect(shownToasts()).toMatchObject([{ title: 'Your saved colleges are not in your account yet', tone: 'destructive' }]);
    server.state.failure = undefined;
    stop();
    stop = syncFavorites(server.site);
    await settled();
    expect([localFavorites(), server.state.saved]).toEqual([[], [3]]);
  });

  it('removes local favorites at sign-out, so that the next user does not get them', async () => {
    replaceLocalFavorites([3]);
    server.state.failure = new ApiError(503, 'Later.');
    enter();
    await settled();
    leave();
    expect(localFavorites()).toEqual([]);
  });
});
