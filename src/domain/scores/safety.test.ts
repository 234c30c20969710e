import fc from 'fast-check';
import { safetyScoreOf } from './safety.ts';

const college = (incidents: number | null, rate: number | null, size: number | null = null, isOnlineOnly = false) =>
  safetyScoreOf({ crimeIncidentsTotal: incidents, crimeRatePer1000: rate, size, isOnlineOnly });
const score = (...facts: Parameters<typeof college>) => college(...facts)?.score ?? null;
const bounded = (min: number, max: number) => fc.integer({ min, max });

describe('safety', () => {
  it.each([
    [209, 2.2, null, 47.634038],
    [0, null, 200, 75.609756],
    [0, 0, 200, 75.609756],
    [0, null, 20_000, 99.505195],
    [0, 2, 20_000, 99.505195],
    [3, null, 200, 34.065934],
    [300, null, 20_000, 28.642643],
    [null, 2, null, 50],
  ])('%p incidents at a rate of %p with %p students score %d', (incidents, rate, size, expected) => {
    expect(score(incidents, rate, size)).toBeCloseTo(expected, 6);
  });

  it.each([
    [209, 2.2, null, 2.198678],
    [0, null, 200, 0.645161],
    [0, null, 20_000, 0.009945],
    [3, null, 200, 3.870968],
    [300, null, 20_000, 4.982596],
  ])('%d incidents at a rate of %p with %p students count as %d per 1,000 a year', (incidents, rate, size, expected) => {
    expect(college(incidents, rate, size)?.rate).toBeCloseTo(expected, 6);
  });

  it('marks a rate that is not adjusted toward the mean', () => {
    expect(college(null, 2)?.isUnshrunk).toBe(true);
    expect(college(3, 2)?.isUnshrunk).toBe(false);
  });

  it('is null without a report and for online colleges', () => {
    expect(college(null, null, 5_000)).toBeNull();
    expect(college(209, 2.2, 5_000, true)).toBeNull();
    expect(college(4, null, null)).toBeNull();
    expect(college(0, 0, 0)).toBeNull();
    expect(college(-4, Number.NaN, 500)).toBeNull();
  });

  it('falls with incidents and with the rate, and rises with size at 0 incidents', () => {
    fc.assert(
      fc.property(bounded(0, 500), bounded(1, 500), bounded(100, 40_000), bounded(1, 10_000), (incidents, more, size, larger) => {
        expect(score(incidents + more, null, size) ?? 0).toBeLessThan(score(incidents, null, size) ?? 0);
        expect(score(more, 3.5) ?? 0).toBeLessThan(score(more, 2.5) ?? 0);
        expect(score(0, null, size + larger) ?? 0).toBeGreaterThan(score(0, null, size) ?? 0);
      }),
    );
  });

  it('is between the scores of the unadjusted rate and of the mean rate', () => {
    const mean = 0.6 / 0.33;
    fc.assert(
      fc.property(bounded(0, 500), bounded(1, 40_000), (incidents, size) => {
        const raw = incidents / ((3 * size) / 1000);
        const rate = 200 / (score(incidents, null, size) ?? 0) - 2;
        expect(rate).toBeGreaterThanOrEqual(Math.min(raw, mean) - 1e-9);
        expect(rate).toBeLessThanOrEqual(Math.max(raw, mean) + 1e-9);
      }),
    );
  });
});
