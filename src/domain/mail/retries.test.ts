import fc from 'fast-check';
import { RESET_CODE_SECONDS } from '../accounts/emails/account-emails.ts';
import { EMAIL_KINDS } from './email.ts';
import { secondsToNextAttempt } from './retries.ts';

const MIDDLE = 0.5;
const young = { kind: 'verify-email', ageSeconds: 0 } as const;

it('waits longer after each failure, at most an hour', () => {
  const waits = [1, 2, 3, 4, 7, 8, 9, 1_000].map((attempts) => secondsToNextAttempt({ ...young, attempts }, MIDDLE));
  expect(waits).toEqual([30, 60, 120, 240, 1_920, 3_600, 3_600, 3_600]);
});

it('spreads failed attempts by up to a quarter of the wait in both directions', () => {
  expect([0, 1].map((chance) => secondsToNextAttempt({ ...young, attempts: 1 }, chance))).toEqual([22.5, 37.5]);
});

it('gives up when an email would be older than a day, or its code expired', () => {
  const email = fc.record({
    kind: fc.constantFrom(...EMAIL_KINDS),
    attempts: fc.integer({ min: 1, max: 100_000 }),
    ageSeconds: fc.double({ min: 0, max: 200_000, noNaN: true }),
  });
  fc.assert(
    fc.property(email, fc.double({ min: 0, max: 1, noNaN: true }), (due, chance) => {
      const wait = secondsToNextAttempt(due, chance);
      const limit = due.kind === 'reset-password' ? RESET_CODE_SECONDS : 86_400;
      if (wait === undefined) expect(due.ageSeconds + 4_500).toBeGreaterThan(limit);
      else {
        expect(wait).toBeGreaterThanOrEqual(22.5);
        expect(due.ageSeconds + wait).toBeLessThanOrEqual(limit);
      }
    }),
  );
});
