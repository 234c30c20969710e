import { createLocalLimits } from './local-limits.ts';

const LIMIT = { calls: 2, seconds: 60 };

describe('limits within a process', () => {
  it('let so many calls pass, say how long to wait, and begin anew', async () => {
    let time = 0;
    const limits = createLocalLimits(1, () => time);
    const take = (key = 'one') => limits.take('reads', key, LIMIT);
    expect([await take(), await take(), await take(), await take('another')]).toEqual([0, 0, 60, 0]);
    time = 59_500;
    expect(await take()).toBe(1);
    time = 60_000;
    expect(await take()).toBe(0);
  });

  it('allow more where a multiplier says so', async () => {
    const limits = createLocalLimits(2);
    const waits = await Promise.all(Array.from({ length: 5 }, () => limits.take('reads', 'one', LIMIT)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(4);
  });
});
