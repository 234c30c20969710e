import { setImmediate as otherWork } from 'node:timers/promises';
import { eventually } from '../testing/eventually.fixture.ts';
import { createIdleWork, type IdlePace } from './idle-work.ts';

const PACE: IdlePace = { roundMs: 1, restMs: 1, restPerStep: 0, busiest: 1 };
const fail = (error: unknown): never => {
  throw error;
};
/** Keeps the thread busy as requests do: again and again, with turns for others. */
function occupyThread(): () => void {
  let isOver = false;
  void (async () => {
    while (!isOver) {
      for (const end = performance.now() + 5; performance.now() < end;);
      await otherWork();
    }
  })();
  return () => void (isOver = true);
}

it('repeats rounds until it is stopped, and then ends after the step', async () => {
  const steps: number[] = [];
  const work = createIdleWork(fail, PACE);
  work.repeat(async function* () {
    for (const step of [1, 2, 3]) {
      steps.push(step);
      yield;
    }
  });
  await eventually(() => steps.length > 6, 'a third round');
  await work.stop();
  const ended = [...steps];
  await otherWork();
  expect(steps).toEqual(ended);
  expect(ended.slice(0, 6)).toEqual([1, 2, 3, 1, 2, 3]);
});

it('reports a failed round and goes on with the next', async () => {
  const errors: unknown[] = [];
  let rounds = 0;
  const work = createIdleWork((error) => errors.push(error), PACE);
  work.repeat(async function* () {
    rounds += 1;
    if (rounds < 3) throw new Error(`round ${rounds}`);
    yield;
  });
  await eventually(() => rounds > 3, 'a fourth round');
  await work.stop();
  expect(errors).toEqual([new Error('round 1'), new Error('round 2')]);
});

it('waits while other work keeps the thread busy', async () => {
  let steps = 0;
  const release = occupyThread();
  const work = createIdleWork(fail, { ...PACE, restMs: 20, busiest: 0.5 });
  work.repeat(async function* () {
    for (;;) {
      steps += 1;
      yield;
    }
  });
  for (let turns = 0; turns < 20; turns += 1) await otherWork();
  expect(steps).toBe(1);
  release();
  await eventually(() => steps > 2, 'a third step');
  await work.stop();
});
