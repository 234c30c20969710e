import { jest } from '@jest/globals';
import { sleepOnFakeTimers } from './sleep.fixture.ts';

jest.unstable_mockModule('node:timers/promises', () => ({ setTimeout: sleepOnFakeTimers }));
const { startJobRunner } = await import('./job-runner.ts');

const nothing = () => undefined;
const passes = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => void jest.useFakeTimers({ now: 0 }));
afterEach(() => void jest.useRealTimers());

it('runs each job repeatedly, one run at a time, independent of other jobs', async () => {
  const seen = { slow: 0, quick: 0 };
  let most = 0;
  let running = 0;
  const slow = async () => {
    most = Math.max(most, ++running);
    await sleepOnFakeTimers(40);
    running -= 1;
    seen.slow += 1;
    return false;
  };
  const quick = async () => (seen.quick += 1) < 0;
  const runner = startJobRunner(
    [
      { name: 'slow', everyMs: 10, run: slow },
      { name: 'quick', everyMs: 10, run: quick },
    ],
    nothing,
  );
  await passes(145);
  void runner.stop();
  expect(most).toBe(1);
  expect(seen).toEqual({ slow: 3, quick: 15 });
});

it('runs again at once while there is more to do', async () => {
  let left = 5;
  const runner = startJobRunner([{ name: 'mail', everyMs: 60_000, run: async () => --left > 0 }], nothing);
  await passes(100);
  expect(left).toBe(0);
  await runner.stop();
});

it('reports a failed job by name and runs it again', async () => {
  const errors: unknown[] = [];
  let runs = 0;
  const run = async () => {
    runs += 1;
    if (runs === 1) throw new Error('away');
    return false;
  };
  const runner = startJobRunner([{ name: 'mail', everyMs: 60_000, run }], (job, error) => errors.push([job, String(error)]));
  await passes(1_300);
  await runner.stop();
  expect(errors).toEqual([['mail', 'Error: away']]);
  expect(runs).toBe(2);
});

it('forgets failures after a success', async () => {
  const isSuccess = [false, false, true, false, true];
  const starts: number[] = [];
  const run = async () => {
    starts.push(Date.now());
    if (isSuccess[starts.length - 1] === false) throw new Error('away');
    return false;
  };
  const runner = startJobRunner([{ name: 'mail', everyMs: 30_000, run }], nothing);
  await passes(40_000);
  await runner.stop();
  const [first, second, third, fourth, fifth] = starts as [number, number, number, number, number];
  expect([second - first, third - second, fourth - third]).toEqual([1_000, 2_000, 30_000]);
  expect(fifth - fourth).toBe(second - first);
});

it('stops after the running jobs, but waits only for a limited time', async () => {
  const happened: string[] = [];
  const run = async () => {
    happened.push('started');
    await sleepOnFakeTimers(100);
    happened.push('finished');
    return true;
  };
  const runner = startJobRunner([{ name: 'mail', everyMs: 1, run }], nothing);
  void runner.stop().then(() => happened.push('stopped'));
  await passes(10_000);
  expect(happened).toEqual(['started', 'finished', 'stopped']);

  const stuck = startJobRunner([{ name: 'mail', everyMs: 1, run: () => new Promise<boolean>(nothing) }], nothing);
  let isStopped = false;
  void stuck.stop(50).then(() => (isStopped = true));
  await passes(49);
  expect(isStopped).toBe(false);
  await passes(1);
  expect(isStopped).toBe(true);
});
