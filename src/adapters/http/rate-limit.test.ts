import { callerOf, createRateLimiter } from './rate-limit.ts';

describe('the rate limiter', () => {
  it('lets so many calls through a window, each caller for itself', () => {
    let now = 0;
    const limiter = createRateLimiter({ calls: 2, seconds: 60 }, () => now);
    expect(['a', 'a', 'a', 'b'].map((caller) => limiter.take(caller))).toEqual([0, 0, 60, 0]);
    now = 59_500;
    expect(limiter.take('a')).toBe(1);
    now = 60_000;
    expect(limiter.take('a')).toBe(0);
  });

  it('counts callers without number together, so that memory has an end', () => {
    const limiter = createRateLimiter({ calls: 1, seconds: 60 }, () => 0);
    for (let i = 0; i < 20_000; i++) expect(limiter.take(`caller ${i}`)).toBe(0);
    expect(['one more', 'another'].map((caller) => limiter.take(caller))).toEqual([0, 60]);
  });
});

describe('a caller', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
    [undefined, ''],
  ])('%s is %s', (address, caller) => {
    expect(callerOf(address)).toBe(caller);
  });
});
