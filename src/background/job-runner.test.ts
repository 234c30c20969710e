import { setTimeout as sleep } from 'node:timers/promises';
import { startWorker } from './job-runner.ts';

const nothing = () => undefined;

it('does a chore at once and again, one at a time, and every chore by itself', async () => {
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
  const worker = startWorker(
    [
      { name: 'slow', everyMs: 1, run: slow },
      { name: 'quick', everyMs: 1, run: quick },
    ],
    nothing,
  );
  await sleep(150);
  await worker.stop();
  expect(most).toBe(1);
  expect(seen.slow).toBeGreaterThanOrEqual(2);
  expect(seen.quick).toBeGreaterThan(seen.slow!);
});

it('goes on at once while there is more to do', async () => {
  let left = 5;
  const worker = startWorker([{ name: 'mail', everyMs: 60_000, run: async () => --left > 0 }], nothing);
  await sleep(100);
  await worker.stop();
  expect(left).toBe(0);
});

it('survives failures, names the chore, and works again afterwards', async () => {
  const errors: unknown[] = [];
  let runs = 0;
  const run = async () => {
    runs += 1;
    if (runs === 1) throw new Error('away');
    return false;
  };
  const worker = startWorker([{ name: 'mail', everyMs: 60_000, run }], (chore, error) => errors.push([chore, String(error)]));
  await sleep(1_300);
  await worker.stop();
  expect(errors).toEqual([['mail', 'Error: away']]);
  expect(runs).toBe(2);
});

it('stops after what is under way, and not later than its patience', async () => {
  let finished = 0;
  const run = async () => {
    await sleep(100);
    finished += 1;
    return true;
  };
  const worker = startWorker([{ name: 'mail', everyMs: 1, run }], nothing);
  await worker.stop();
  await sleep(150);
  expect(finished).toBe(1);

  const stuck = startWorker([{ name: 'mail', everyMs: 1, run: () => new Promise<boolean>(nothing) }], nothing);
  const startedAt = performance.now();
  await stuck.stop(50);
  expect(performance.now() - startedAt).toBeLessThan(1_000);
});
