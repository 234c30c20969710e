import { setTimeout as sleep } from 'node:timers/promises';
import { startJobRunner } from './job-runner.ts';

const nothing = () => undefined;

it('runs each job repeatedly, one run at a time, independent of other jobs', async () => {
  const seen: Record<string, number> = { slow: 0, quick: 0 };
  let most = 0;
  let running = 0;
  const slow = async () => {
    most = Math.max(most, ++running);
    await sleep(40);
    running -= 1;
    seen.slow! += 1;
    return false;
  };
  const quick = async () => (seen.quick! += 1) < 0;
  const runner = startJobRunner(
    [
      { name: 'slow', everyMs: 1, run: slow },
      { name: 'quick', everyMs: 1, run: quick },
    ],
    nothing,
  );
  await sleep(150);
  await runner.stop();
  expect(most).toBe(1);
  expect(seen.slow).toBeGreaterThanOrEqual(2);
  expect(seen.quick).toBeGreaterThan(seen.slow!);
});

it('runs again at once while there is more to do', async () => {
  let left = 5;
  const runner = startJobRunner([{ name: 'mail', everyMs: 60_000, run: async () => --left > 0 }], nothing);
  await sleep(100);
  await runner.stop();
  expect(left).toBe(0);
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
  await sleep(1_300);
  await runner.stop();
  expect(errors).toEqual([['mail', 'Error: away']]);
  expect(runs).toBe(2);
});

it('stops after the running jobs, but waits only for a limited time', async () => {
  let finished = 0;
  const run = async () => {
    await sleep(100);
    finished += 1;
    return true;
  };
  const runner = startJobRunner([{ name: 'mail', everyMs: 1, run }], nothing);
  await runner.stop();
  await sleep(150);
  expect(finished).toBe(1);

  const stuck = startJobRunner([{ name: 'mail', everyMs: 1, run: () => new Promise<boolean>(nothing) }], nothing);
  // Without a limit, this would never return.
  await stuck.stop(50);
});
