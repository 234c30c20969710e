import { createTurns } from './turns.ts';

/** Counts the passes of the event loop until `stop`. */
function countPasses() {
  let passes = 0;
  let isStopped = false;
  const next = () => {
    passes += 1;
    if (!isStopped) setImmediate(next);
  };
  next();
  return { now: () => passes, stop: () => (isStopped = true) };
}

describe('turns', () => {
  it('come one in each pass of the event loop, in order', async () => {
    const passes = countPasses();
    const turn = createTurns();
    const taken = await Promise.all(['a', 'b', 'c'].map((name) => turn().then(() => [name, passes.now()] as const)));
    passes.stop();
    expect(taken.map(([name]) => name)).toEqual(['a', 'b', 'c']);
    expect(new Set(taken.map(([, pass]) => pass)).size).toBe(3);
  });

  it('come again after all were taken', async () => {
    const turn = createTurns();
    await Promise.all([turn(), turn()]);
    await turn();
    await expect(turn()).resolves.toBeUndefined();
  });

  it('are refused when too many wait', async () => {
    const turn = createTurns(2);
    const outcomes = await Promise.allSettled([turn(), turn(), turn()]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(outcomes[2]).toMatchObject({ reason: { kind: 'unavailable', code: 'server.busy' } });
    await expect(turn()).resolves.toBeUndefined();
  });
});
