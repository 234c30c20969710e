import fc from 'fast-check';
import { aCollege } from '../colleges/college.fixture.ts';
import type { College } from '../colleges/college.ts';
import { RATE_PRIORS } from '../shared/method.ts';
import { rateGroupOf, scoredGraduationOf, scoredRetentionOf } from './rates.ts';

const fourYear = { type: 'Public', level: 4 } as const;
const graduation = (graduationRate: number | null, graduationCohort: number | null, kind: Partial<College> = fourYear) =>
  scoredGraduationOf(aCollege({ ...kind, graduationRate, graduationCohort }));

it.each([
  [fourYear, 'four-year'],
  [{ type: 'Private nonprofit', level: 4 }, 'four-year'],
  [{ type: 'Private for-profit', level: 4 }, 'for-profit'],
  [{ type: 'Private for-profit', level: 2 }, 'for-profit'],
  [{ type: 'Public', level: 2 }, 'public two-year'],
  [{ type: 'Private nonprofit', level: 2 }, 'private two-year'],
] as const)('%j is of the group %s', (kind, group) => {
  expect(rateGroupOf(kind)).toBe(group);
});

it.each([
  [0.8, 36, (36 * 0.8 + 6 * 0.53) / 42],
  [0.8, 4_800, 0.799663],
  [0.1, 36, (36 * 0.1 + 6 * 0.53) / 42],
  [0.8, null, (30 * 0.8 + 6 * 0.53) / 36],
  [0.8, 0, (30 * 0.8 + 6 * 0.53) / 36],
  [0.1, null, 0.1],
  [0, 30, 3.18 / 36],
  [null, 30, null],
  [1.2, 30, null],
])('a graduation rate of %p among %p students counts as %p', (rate, students, expected) => {
  if (expected === null) expect(graduation(rate, students)).toBeNull();
  else expect(graduation(rate, students)).toBeCloseTo(expected, 6);
});

it('adjusts toward the mean of the group', () => {
  expect(graduation(0.8, 30, { type: 'Public', level: 2 })).toBeCloseTo((30 * 0.8 + 15 * 0.38) / 45, 9);
  const retention = { ...fourYear, retentionRate: 0.5, retentionCohort: 40 };
  expect(scoredRetentionOf(aCollege(retention))).toBeCloseTo((40 * 0.5 + 10 * 0.75) / 50, 9);
});

describe('for any rate and cohort', () => {
  const rate = fc.double({ min: 0, max: 1, noNaN: true });
  const students = fc.integer({ min: 30, max: 20_000 });
  const { mean } = RATE_PRIORS.graduation['four-year'];
  const used = (value: number, cohort: number | null) => graduation(value, cohort) ?? Number.NaN;

  it('the used rate lies between the rate and the mean, nearer to the rate with more students', () => {
    fc.assert(
      fc.property(rate, students, fc.nat(10_000), (value, cohort, more) => {
        const found = used(value, cohort);
        expect(found).toBeGreaterThanOrEqual(Math.min(value, mean) - 1e-12);
        expect(found).toBeLessThanOrEqual(Math.max(value, mean) + 1e-12);
        expect(Math.abs(used(value, cohort + more) - value)).toBeLessThanOrEqual(Math.abs(found - value) + 1e-12);
      }),
    );
  });

  it('a higher rate is never used lower, and an unknown cohort is never used higher', () => {
    fc.assert(
      fc.property(rate, rate, students, (a, b, cohort) => {
        for (const each of [cohort, null]) expect(used(Math.max(a, b), each)).toBeGreaterThanOrEqual(used(Math.min(a, b), each));
        expect(used(a, null)).toBeLessThanOrEqual(used(a, cohort) + 1e-12);
      }),
    );
  });
});
