import fc from 'fast-check';
import { createConcurrencyLimit } from './concurrency-limit.ts';

const tooMany = () => new Error('queue full');

it('never runs more tasks than the limit, and runs all accepted tasks in order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 4 }), fc.nat(6), fc.nat(15), async (atOnce, waiting, tasks) => {
      const limit = createConcurrencyLimit({ atOnce, waiting, tooMany });
      const begun: number[] = [];
      let running = 0;
      let most = 0;
      const task = (id: number) => async () => {
        begun.push(id);
        running += 1;
        most = Math.max(most, running);
        await Promise.resolve();
        running -= 1;
      };
      const outcomes = await Promise.allSettled(Array.from({ length: tasks }, (_, id) => limit(task(id))));
      const accepted = Math.min(tasks, atOnce + waiting);
      expect(begun).toEqual(Array.from({ length: accepted }, (_, id) => id));
      expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(tasks - accepted);
      expect(most).toBeLessThanOrEqual(atOnce);
    }),
  );
});

it('passes the slot of a failed task to the next one', async () => {
  const limit = createConcurrencyLimit({ atOnce: 1, waiting: 1, tooMany });
  const failing = limit(() => Promise.reject(new Error('broken')));
  const next = limit(() => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('broken');
  await expect(next).resolves.toBe('done');
  await expect(limit(() => Promise.resolve('again'))).resolves.toBe('again');
});
