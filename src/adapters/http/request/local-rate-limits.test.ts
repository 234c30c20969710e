import { createLocalRateLimits } from './local-rate-limits.ts';

const LIMIT = { calls: 2, seconds: 60 };

describe('rate limits within a process', () => {
  it('allow the given calls, return the time to wait, and start again', async () => {
    let time = 0;
    const limits = createLocalRateLimits(1, () => time);
    const take = (key = 'one') => limits.take('reads', key, LIMIT);
    expect([await take(), await take(), await take(), await take('another')]).toEqual([0, 0, 60, 0]);
    time = 59_500;
    expect(await take()).toBe(1);
    time = 60_000;
    expect(await take()).toBe(0);
  });

  it('allow more calls with a multiplier', async () => {
    const limits = createLocalRateLimits(2);
    const waits = await Promise.all(Array.from({ length: 5 }, () => limits.take('reads', 'one', LIMIT)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(4);
  });
});
