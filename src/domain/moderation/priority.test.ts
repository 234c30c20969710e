import fc from 'fast-check';
import {
  concernsMinor,
  countsForHiding,
  hidesTarget,
  isSerious,
  priorityOf,
  REASON_WEIGHTS,
  secondsUntilDue,
  type Urgency,
} from './priority.ts';
import { REPORT_REASONS } from './report.ts';

const urgency: fc.Arbitrary<Urgency> = fc.record({
  reasons: fc.uniqueArray(fc.constantFrom(...REPORT_REASONS), { minLength: 1 }),
  hasMinor: fc.boolean(),
  reporters: fc.integer({ min: 1, max: 20 }),
  record: fc.integer({ min: 0, max: 20 }),
});

describe('the priority of a case', () => {
  it.each<[string, Urgency, number]>([
    ['one report without a serious reason', { reasons: ['other'], hasMinor: false, reporters: 1, record: 0 }, 1],
    ['spam, reported by three', { reasons: ['spam'], hasMinor: false, reporters: 3, record: 0 }, 6],
    ['a threat', { reasons: ['threat'], hasMinor: false, reporters: 1, record: 0 }, 10],
    ['the worst of two reasons', { reasons: ['spam', 'sexual'], hasMinor: false, reporters: 2, record: 0 }, 16],
    ['harassment of a minor, with a former decision', { reasons: ['harassment'], hasMinor: true, reporters: 2, record: 1 }, 72],
    ['a person who is too young', { reasons: ['underage'], hasMinor: false, reporters: 1, record: 0 }, 30],
    ['the most', { reasons: ['threat'], hasMinor: true, reporters: 90, record: 90 }, 900],
  ])('%s', (_, given, expected) => {
    expect(priorityOf(given)).toBe(expected);
  });

  it('is a whole number from 1 to 900', () => {
    fc.assert(
      fc.property(urgency, (given) => {
        const priority = priorityOf(given);
        return Number.isInteger(priority) && priority >= 1 && priority <= 900;
      }),
    );
  });

  it('never falls when a part grows', () => {
    fc.assert(
      fc.property(urgency, fc.constantFrom(...REPORT_REASONS), (given, reason) => {
        const least = priorityOf(given);
        const worse: Partial<Urgency>[] = [
          { reasons: [...given.reasons, reason] },
          { hasMinor: true },
          { reporters: given.reporters + 1 },
          { record: given.record + 1 },
        ];
        return worse.every((more) => priorityOf({ ...given, ...more }) >= least);
      }),
    );
  });

  it('does not depend on the order of the reasons', () => {
    fc.assert(fc.property(urgency, (given) => priorityOf({ ...given, reasons: [...given.reasons].reverse() }) === priorityOf(given)));
  });
});

describe('the time to decide', () => {
  it('is 4 hours for minors and threats, otherwise 48', () => {
    const due = (reasons: Urgency['reasons'], hasMinor = false) => secondsUntilDue({ reasons, hasMinor }) / 3_600;
    expect([due(['scam']), due(['spam', 'threat']), due(['underage']), due(['other'], true)]).toEqual([48, 4, 4, 4]);
  });

  it('never grows with another reason', () => {
    fc.assert(
      fc.property(urgency, fc.constantFrom(...REPORT_REASONS), ({ reasons, hasMinor }, reason) => {
        return secondsUntilDue({ reasons: [...reasons, reason], hasMinor }) <= secondsUntilDue({ reasons, hasMinor });
      }),
    );
  });
});

it('serious reasons weigh at least as much as a scam', () => {
  expect(REPORT_REASONS.filter(isSerious)).toEqual(['scam', 'harassment', 'threat', 'sexual', 'underage']);
  expect(Object.values(REASON_WEIGHTS).every((weight) => weight >= 1 && weight <= 10)).toBe(true);
});

it('three serious reports hide, two do not', () => {
  expect([0, 2, 3, 4].map(hidesTarget)).toEqual([false, false, true, true]);
});

it('only people with a verified address and an account of a week, whom staff did not refuse, count for hiding', () => {
  const known = { isVerified: true, accountAge: 7 * 86_400, wasRefused: false };
  const others = [{ isVerified: false }, { accountAge: 7 * 86_400 - 1 }, { wasRefused: true }].map((change) => ({ ...known, ...change }));
  expect([known, ...others].map(countsForHiding)).toEqual([true, false, false, false]);
});

it('a minor is concerned by a birth date or by the reason', () => {
  expect([concernsMinor({ reasons: ['spam'], hasMinor: false }), concernsMinor({ reasons: ['underage'], hasMinor: false })]).toEqual([
    false,
    true,
  ]);
});
