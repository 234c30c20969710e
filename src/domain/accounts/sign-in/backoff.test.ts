import fc from 'fast-check';
import { secondsUntilAllowed } from './backoff.ts';

const ONCE_A_MINUTE = { events: 1, seconds: 60 };
const FIVE_A_DAY = { events: 5, seconds: 86_400 };

describe('the wait for one more event', () => {
  it.each([
    ['nothing has happened', [], 0],
    ['the last one is long ago', [61], 0],
    ['the last one was just now', [0], 60],
    ['part of the wait is over', [20.5], 40],
    ['the day is full', [100, 200, 300, 400, 500], 85_900],
    ['both are full', [10, 200, 300, 400, 86_399], 50],
    ['the oldest of five has left the day', [100, 200, 300, 400, 86_401], 0],
  ])('when %s is as long as the strictest allowance says', (_title, ages, seconds) => {
    expect(secondsUntilAllowed(ages, [ONCE_A_MINUTE, FIVE_A_DAY])).toBe(seconds);
  });

  it('does not depend on the order of what happened, and is over when it is over', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 100_000 }), { maxLength: 8 }), (ages) => {
        const wait = secondsUntilAllowed(ages, [ONCE_A_MINUTE, FIVE_A_DAY]);
        expect(secondsUntilAllowed([...ages].reverse(), [ONCE_A_MINUTE, FIVE_A_DAY])).toBe(wait);
        const later = ages.map((age) => age + wait);
        expect(secondsUntilAllowed(later, [ONCE_A_MINUTE, FIVE_A_DAY])).toBe(0);
      }),
    );
  });
});
