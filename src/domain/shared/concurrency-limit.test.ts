import fc from 'fast-check';
import { createTurns } from './concurrency-limit.ts';

const tooMany = () => new Error('no room');

it('never runs more than so many at once, and runs all that found room, in order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 4 }), fc.nat(6), fc.nat(15), async (atOnce, waiting, works) => {
      const inTurn = createTurns({ atOnce, waiting, tooMany });
      const begun: number[] = [];
      let running = 0;
      let most = 0;
      const work = (id: number) => async () => {
        begun.push(id);
        running += 1;
        most = Math.max(most, running);
        await Promise.resolve();
        running -= 1;
      };
      const outcomes = await Promise.allSettled(Array.from({ length: works }, (_, id) => inTurn(work(id))));
      const room = Math.min(works, atOnce + waiting);
      expect(begun).toEqual(Array.from({ length: room }, (_, id) => id));
      expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(works - room);
      expect(most).toBeLessThanOrEqual(atOnce);
    }),
  );
});

it('gives the place of a work that failed to the next', async () => {
  const inTurn = createTurns({ atOnce: 1, waiting: 1, tooMany });
  const failing = inTurn(() => Promise.reject(new Error('broken')));
  const next = inTurn(() => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('broken');
  await expect(next).resolves.toBe('done');
  await expect(inTurn(() => Promise.resolve('again'))).resolves.toBe('again');
});
