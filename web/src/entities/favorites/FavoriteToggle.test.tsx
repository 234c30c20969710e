/** @jest-environment jsdom */
import '../../lib/jsdom-router.fixture.ts';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { aCollege } from '../../../../src/domain/colleges/college.fixture.ts';
import type { Call } from '../../api/client.ts';
import type { Favorite } from '../../api/domain.ts';
import type { Site } from '../../api/site.ts';
import { LOCAL_FAVORITES, localFavorites, replaceLocalFavorites } from './store.ts';
import { dismissToast, shownToasts } from '../../lib/toast.ts';

const { QueryClientProvider } = await import('@tanstack/react-query');
const { ApiError, createClient } = await import('../../api/client.ts');
const { forgetSession } = await import('../../api/held-session.ts');
const { signIn } = await import('../../api/signing.ts');
const { createQueries, SiteContext } = await import('../../api/site.ts');
const { keepFavorites } = await import('./sync.ts');
const { FavoriteToggle } = await import('./FavoriteToggle.tsx');
const { cardOf } = await import('../../../../src/adapters/http/answer/views.ts');

const SIGNED_IN = { token: 'a.b.c', user: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.edu' } };

const aFavorite = (collegeId: number): Favorite => ({
  id: collegeId,
  collegeId,
  createdAt: '2026-05-01T12:00:00.000Z',
  note: '',
  status: 'considering',
  listId: null,
  position: 0,
  college: cardOf(aCollege({ id: collegeId })),
});

/** A server that keeps favorites, and fails or waits when told to. */
function aServer() {
  const state = { kept: [] as number[], calls: [] as string[], failure: undefined as Error | undefined, delay: Promise.resolve() };
  const answers: Record<string, (call: Call) => unknown> = {
    'favorites.list': () => state.kept.map(aFavorite),
    'favorites.add': ({ params }) => {
      const id = Number(params['collegeId']);
      if (!state.kept.includes(id)) state.kept.unshift(id);
      return aFavorite(id);
    },
    'favorites.remove': ({ params }) => void (state.kept = state.kept.filter((id) => id !== Number(params['collegeId']))),
    'favorites.merge': ({ body }) => {
      const { collegeIds } = body as { collegeIds: number[] };
      const added = collegeIds.filter((id) => !state.kept.includes(id));
      state.kept = [...added.toReversed(), ...state.kept];
      return { added: added.length, favorites: state.kept.map(aFavorite) };
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
const heart = (id: number) => screen.getByRole('button', { name: `Keep College ${id}` });
const isFilled = (id: number) => heart(id).getAttribute('aria-pressed') === 'true';
const press = (id: number) => fireEvent.click(heart(id));
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
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
  server = aServer();
  for (const { id } of shownToasts()) dismissToast(id);
});
afterEach(() => {
  cleanup();
  forgetSession();
  replaceLocalFavorites([]);
});

describe('without an account', () => {
  it('a heart is kept in this browser, the oldest first, and the server hears nothing', async () => {
    show(1, 2);
    press(2);
    press(1);
    expect([isFilled(1), isFilled(2)]).toEqual([true, true]);
    await settled();
    expect(localStorage.getItem(LOCAL_FAVORITES)).toBe('[2,1]');
    press(2);
    await settled();
    expect([isFilled(2), localStorage.getItem(LOCAL_FAVORITES)]).toEqual([false, '[1]']);
    expect(server.state.calls).toEqual([]);
  });

  it('what another tab keeps shows here', async () => {
    show(4);
    localStorage.setItem(LOCAL_FAVORITES, '[4]');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: LOCAL_FAVORITES })));
    await settled();
    expect(isFilled(4)).toBe(true);
  });

  it('the third one brings the way to an account, and back to this page', async () => {
    window.history.replaceState(null, '', '/discover?state=AL');
    show(1, 2, 3, 4);
    for (const id of [1, 2]) press(id);
    await settled();
    expect(shownToasts()).toEqual([]);
    press(3);
    await settled();
    expect(shownToasts()).toMatchObject([
      {
        title: 'You keep 3 colleges in this browser',
        link: { label: 'Sign up', to: '/auth?tab=register&returnUrl=%2Fdiscover%3Fstate%3DAL' },
      },
    ]);
    press(4);
    await settled();
    expect(shownToasts()).toHaveLength(1);
  });

  it('the fifty-first is refused in words', async () => {
    replaceLocalFavorites(Array.from({ length: 50 }, (_, index) => index + 100));
    show(1);
    press(1);
    await settled();
    expect(isFilled(1)).toBe(false);
    expect(localFavorites()).toHaveLength(50);
    expect(shownToasts()).toMatchObject([{ title: 'This browser keeps up to 50 colleges', link: { label: 'Sign up' } }]);
  });

  it('nothing that this site would not have written is taken for a list', () => {
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
  });
});

describe('with an account', () => {
  it('a heart shows what the account keeps, and is filled before the server has answered', async () => {
    server.state.kept = [2];
    show(1, 2);
    enter();
    await waitFor(() => expect(isFilled(2)).toBe(true));
    let answer: () => void = () => undefined;
    server.state.delay = new Promise((resolve) => (answer = resolve));
    press(1);
    await settled();
    expect([isFilled(1), server.state.kept]).toEqual([true, [2]]);
    answer();
    await waitFor(() => expect(server.state.kept).toEqual([1, 2]));
    expect(server.site.queries.getQueryData<Favorite[]>(['/api/favorites'])?.map(({ collegeId }) => collegeId)).toEqual([1, 2]);
    expect(localFavorites()).toEqual([]);
  });

  it.each([
    [true, 'College 1 could not be removed'],
    [false, 'College 1 could not be kept'],
  ])('a press that fails is taken back and said (kept before: %p)', async (isKept, title) => {
    if (isKept) server.state.kept = [1];
    show(1);
    enter();
    await waitFor(() => expect(isFilled(1)).toBe(isKept));
    await settled();
    server.state.failure = new ApiError(422, 'You can keep up to 500 colleges. Remove some first.');
    press(1);
    expect(isFilled(1)).toBe(!isKept);
    await settled();
    expect(isFilled(1)).toBe(isKept);
    expect(shownToasts()).toMatchObject([
      { title, description: 'You can keep up to 500 colleges. Remove some first.', tone: 'destructive' },
    ]);
  });

  it('of quick presses the last one holds', async () => {
    show(1);
    enter();
    await settled();
    press(1);
    press(1);
    press(1);
    await settled();
    expect([isFilled(1), server.state.kept]).toEqual([true, [1]]);
    press(1);
    press(1);
    press(1);
    await settled();
    expect([isFilled(1), server.state.kept]).toEqual([false, []]);
  });

  it('a press before the account has answered is not undone by that answer', async () => {
    let answer: () => void = () => undefined;
    server.state.delay = new Promise((resolve) => (answer = resolve));
    show(1);
    enter();
    press(1);
    answer();
    await settled();
    expect([isFilled(1), server.state.kept]).toEqual([true, [1]]);
  });
});

describe('signing in', () => {
  let stop: () => void;
  beforeEach(() => {
    stop = keepFavorites(server.site);
  });
  afterEach(() => stop());

  it('brings what was kept here into the account once, and signing out empties the hearts', async () => {
    server.state.kept = [2];
    replaceLocalFavorites([3, 2, 1]);
    show(1, 2, 3, 4);
    enter();
    await settled();
    expect(server.state.kept).toEqual([1, 3, 2]);
    expect([1, 2, 3, 4].map(isFilled)).toEqual([true, true, true, false]);
    expect(localStorage.getItem(LOCAL_FAVORITES)).toBeNull();
    expect(server.state.calls.filter((key) => key === 'favorites.merge')).toHaveLength(1);
    leave();
    await settled();
    expect([1, 2, 3, 4].map(isFilled)).toEqual([false, false, false, false]);
  });

  it('keeps here what could not be brought over, says so, and tries again with the next page', async () => {
    replaceLocalFavorites([3]);
    show(3);
    server.state.failure = new ApiError(503, 'This cannot be done right now. Try again in a moment.');
    enter();
    await settled();
    expect(localFavorites()).toEqual([3]);
    expect(shownToasts()).toMatchObject([{ title: 'The colleges you kept are not in your account yet', tone: 'destructive' }]);
    server.state.failure = undefined;
    stop();
    stop = keepFavorites(server.site);
    await settled();
    expect([localFavorites(), server.state.kept]).toEqual([[], [3]]);
  });

  it('out again leaves nothing here for whoever comes next', async () => {
    replaceLocalFavorites([3]);
    server.state.failure = new ApiError(503, 'Later.');
    enter();
    await settled();
    leave();
    expect(localFavorites()).toEqual([]);
  });
});
