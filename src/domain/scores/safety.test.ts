import fc from 'fast-check';
import { SAFETY_PRIOR } from '../shared/method.ts';
import { safetyScoreOf } from './safety.ts';

const college = (incidents: number | null, totalEnrollment: number | null, size: number | null = null, isOnlineOnly = false) =>
  safetyScoreOf({ crimeIncidentsTotal: incidents, totalEnrollment, size, isOnlineOnly });
const score = (...facts: Parameters<typeof college>) => college(...facts)?.score ?? null;
const bounded = (min: number, max: number) => fc.integer({ min, max });

describe('safety', () => {
  it.each([
    [209, 32_000, 24_782, 47.892577],
    [209, null, 24_782, 41.603826],
    [0, 200, null, 76.595745],
    [0, 20_000, null, 99.546017],
    [3, 200, null, 33.64486],
    [300, 20_000, null, 28.635878],
  ])('%d incidents with %p students, %p of them undergraduates, score %d', (incidents, students, size, expected) => {
    expect(score(incidents, students, size)).toBeCloseTo(expected, 6);
  });

  it.each([
    [209, 32_000, 2.176012],
    [0, 200, 0.611111],
    [0, 20_000, 0.009121],
    [3, 200, 3.944444],
    [300, 20_000, 4.984245],
  ])('%d incidents with %d students count as %d per 1,000 a year', (incidents, students, expected) => {
    expect(college(incidents, students)?.rate).toBeCloseTo(expected, 6);
  });

  it('is null without a report, without a number of students and for online colleges', () => {
    expect(college(null, 5_000)).toBeNull();
    expect(college(209, 5_000, 5_000, true)).toBeNull();
    expect(college(4, null)).toBeNull();
    expect(college(0, 0, 0)).toBeNull();
    expect(college(-4, 500)).toBeNull();
  });

  it('falls with incidents from the first one on, and rises with the number of students', () => {
    fc.assert(
      fc.property(bounded(0, 500), bounded(1, 500), bounded(1, 40_000), bounded(1, 10_000), (incidents, more, students, others) => {
        expect(score(incidents + more, students) ?? 0).toBeLessThan(score(incidents, students) ?? 0);
        expect(score(1, students + others, students) ?? 0).toBeLessThan(score(0, students + others, students) ?? 0);
        expect(score(incidents, students + others) ?? 0).toBeGreaterThan(score(incidents, students) ?? 0);
      }),
    );
  });

  it('is between the scores of the unadjusted rate and of the mean rate', () => {
    const mean = SAFETY_PRIOR.alpha / SAFETY_PRIOR.beta;
    fc.assert(
      fc.property(bounded(0, 500), bounded(1, 40_000), (incidents, students) => {
        const raw = incidents / ((3 * students) / 1000);
        const rate = 200 / (score(incidents, students) ?? 0) - 2;
        expect(rate).toBeGreaterThanOrEqual(Math.min(raw, mean) - 1e-9);
        expect(rate).toBeLessThanOrEqual(Math.max(raw, mean) + 1e-9);
      }),
    );
  });
});
