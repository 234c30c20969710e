import { jest } from '@jest/globals';

// Fake timers replace the global functions only.
jest.unstable_mockModule('node:timers/promises', () => ({
  setTimeout: (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms)),
}));
const { startJobRunner } = await import('./job-runner.ts');

beforeEach(() => void jest.useFakeTimers({ now: 0 }));
afterEach(() => void jest.useRealTimers());

it('forgets failures after a success', async () => {
  const isSuccess = [false, false, true, false, true];
  const starts: number[] = [];
  const run = async () => {
    starts.push(Date.now());
    if (isSuccess[starts.length - 1] === false) throw new Error('away');
    return false;
  };
  const runner = startJobRunner([{ name: 'mail', everyMs: 30_000, run }], () => undefined);
  await jest.advanceTimersByTimeAsync(40_000);
  void runner.stop();
  const [first, second, third, fourth, fifth] = starts as [number, number, number, number, number];
  expect([second - first, third - second, fourth - third]).toEqual([1_000, 2_000, 30_000]);
  expect(fifth - fourth).toBe(second - first);
});
