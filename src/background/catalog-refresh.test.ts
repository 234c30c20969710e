import { jest } from '@jest/globals';
import { DomainError } from '../domain/shared/domain-error.ts';
import { sleepOnFakeTimers } from './sleep.fixture.ts';

jest.unstable_mockModule('node:timers/promises', () => ({ setTimeout: sleepOnFakeTimers }));
const { createCatalogRefresh, loadFirst } = await import('./catalog-refresh.ts');

const RETRY_MS = { first: 5, longest: 10 };
const AT_ONCE = { gatherMs: 1, retryMs: RETRY_MS };
const passes = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('runs once for requests that come together, and once more after the last of later ones', async () => {
  const shown: number[] = [];
  let published = 0;
  const catalogRefresh = createCatalogRefresh(() => Promise.resolve(shown.push(published)), fail, { gatherMs: 100 });
  const publish = () => {
    published += 1;
    catalogRefresh.request();
  };
  for (let change = 0; change < 5; change += 1) {
    publish();
    await passes(10);
  }
  expect(shown).toEqual([]);
  await passes(1_000);
  expect(shown).toEqual([5]);
  publish();
  await passes(1_000);
  expect(shown).toEqual([5, 6]);
});

it('runs one refresh at a time, and one more for all requests during it', async () => {
  let runs = 0;
  let running = 0;
  let most = 0;
  const catalogRefresh = createCatalogRefresh(
    async () => {
      runs += 1;
      most = Math.max(most, ++running);
      await sleepOnFakeTimers(20);
      running -= 1;
    },
    fail,
    AT_ONCE,
  );
  catalogRefresh.request();
  await passes(5);
  expect(running).toBe(1);
  for (let i = 0; i < 5; i++) catalogRefresh.request();
  await passes(1_000);
  expect([runs, most]).toEqual([2, 1]);
});

it('reports a failure and repeats until it succeeds', async () => {
  const errors: unknown[] = [];
  let attempts = 0;
  const catalogRefresh = createCatalogRefresh(
    () => (++attempts < 3 ? Promise.reject(new Error(`attempt ${attempts}`)) : Promise.resolve()),
    (error) => errors.push(error),
    AT_ONCE,
  );
  catalogRefresh.request();
  await passes(1_000);
  expect([attempts, errors.map(String)]).toEqual([3, ['Error: attempt 1', 'Error: attempt 2']]);
});

it('does not repeat after it is stopped', async () => {
  let attempts = 0;
  const catalogRefresh = createCatalogRefresh(
    () => Promise.reject(new Error(String(++attempts))),
    () => catalogRefresh.stop(),
    AT_ONCE,
  );
  catalogRefresh.request();
  await passes(1_000);
  expect(attempts).toBe(1);
});

const fail = (error: unknown): void => {
  throw error;
};

describe('the first load', () => {
  const busy = new DomainError('unavailable', 'database.unavailable', 'Try again in a moment.');
  const failing = (error: Error, times: number) => {
    const state = { attempts: 0, reported: 0 };
    const load = () => (++state.attempts <= times ? Promise.reject(error) : Promise.resolve());
    const loading = loadFirst(load, () => (state.reported += 1), RETRY_MS);
    return { state, done: Promise.all([loading, passes(1_000)]) };
  };

  it('is tried again while the database is busy, five times in all', async () => {
    const slow = failing(busy, 4);
    await slow.done;
    expect(slow.state).toEqual({ attempts: 5, reported: 4 });
    await expect(failing(busy, 5).done).rejects.toBe(busy);
  });

  it('fails at once for any other reason', async () => {
    const broken = failing(new Error('broken'), 1);
    await expect(broken.done).rejects.toThrow('broken');
    expect(broken.state.attempts).toBe(1);
  });
});
