import fc from 'fast-check';
import { aCollege } from '../colleges/college.fixture.ts';
import { CRITERIA } from '../shared/method.ts';
import { criterionScoresOf } from './criterion-scores.ts';
import { MANY_STUDENTS } from './rates.fixture.ts';
import { valueScoreOf } from './payback.ts';
import { anyCollege } from '../rankings/rankings.fixture.ts';

const value = (netPricePrivate: number | null, medianEarnings: number | null) =>
  valueScoreOf(aCollege({ type: 'Private nonprofit', netPricePrivate, medianEarnings }));

describe('value', () => {
  it.each([
    [23_258, 65_337, 64.179472],
    [15_000, 62_000, 71.428571],
    [-1_000, 50_000, 100],
    [20_000, 31_000, 0],
    [20_000, 32_000, 0],
  ])('a price of %d and earnings of %d score %d', (price, earnings, expected) => {
    expect(value(price, earnings)).toBeCloseTo(expected, 6);
  });

  it('needs a known price and earnings', () => {
    expect(value(null, 50_000)).toBeNull();
    expect(value(0, 50_000)).toBeNull();
    expect(value(null, 31_000)).toBeNull();
    expect(value(20_000, null)).toBeNull();
  });
});

describe('the ten criteria', () => {
  it('fall back to earnings ten years after entry', () => {
    expect(criterionScoresOf(aCollege({ earningsAfter10Years: 65_000 })).earnings).toBeCloseTo(50, 9);
    expect(criterionScoresOf(aCollege({ medianEarnings: 30_000, earningsAfter10Years: 65_000 })).earnings).toBe(0);
  });

  it('score debt downward, and access as Pell share times graduation rate', () => {
    expect(criterionScoresOf(aCollege({ medianDebt: 20_000 })).debt).toBe(50);
    expect(criterionScoresOf(aCollege({ percentPellGrant: 0.13, graduationRate: 0.81, ...MANY_STUDENTS })).access).toBeCloseTo(26.325, 6);
    expect(criterionScoresOf(aCollege({ percentPellGrant: 1.3, graduationRate: 0.81 })).access).toBeNull();
  });

  it('are null for a college without figures', () => {
    expect(Object.values(criterionScoresOf(aCollege())).every((score) => score === null)).toBe(true);
  });

  it('are 0–100 or null for any figures', () => {
    fc.assert(
      fc.property(anyCollege, (college) => {
        const scores = criterionScoresOf(college);
        expect(Object.keys(scores)).toEqual([...CRITERIA]);
        for (const score of Object.values(scores)) {
          if (score === null) continue;
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(100);
        }
      }),
      { numRuns: 1_000 },
    );
  });
});
