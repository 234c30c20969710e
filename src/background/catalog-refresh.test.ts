import { setTimeout as sleep } from 'node:timers/promises';
import { createRefresher } from './catalog-refresh.ts';

it('runs one at a time, and once more for all that was asked meanwhile', async () => {
  let runs = 0;
  let running = 0;
  let most = 0;
  const refresher = createRefresher(async () => {
    runs += 1;
    most = Math.max(most, ++running);
    await sleep(20);
    running -= 1;
  }, fail);
  for (let i = 0; i < 5; i++) refresher.ask();
  await sleep(100);
  expect([runs, most]).toEqual([2, 1]);
});

it('reports a failure and tries again until it succeeds', async () => {
  const errors: unknown[] = [];
  let attempts = 0;
  const refresher = createRefresher(
    () => (++attempts < 3 ? Promise.reject(new Error(`attempt ${attempts}`)) : Promise.resolve()),
    (error) => errors.push(error),
    5,
  );
  refresher.ask();
  await sleep(100);
  expect([attempts, errors.map(String)]).toEqual([3, ['Error: attempt 1', 'Error: attempt 2']]);
});

it('ends with the process', async () => {
  let attempts = 0;
  const refresher = createRefresher(
    () => Promise.reject(new Error(String(++attempts))),
    () => refresher.stop(),
    5,
  );
  refresher.ask();
  await sleep(50);
  expect(attempts).toBe(1);
});

const fail = (error: unknown): void => {
  throw error;
};
