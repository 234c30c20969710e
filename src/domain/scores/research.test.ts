import fc from 'fast-check';
import { designationOf } from './carnegie.ts';
import { researchScoreOf } from './research.ts';

const R2 = 'Research 2: High Spending and Doctorate Production';
const score = (researchFundingTotal: number | null, size: number | null = null, researchActivity: string | null = null) =>
  researchScoreOf({ researchFundingTotal, size, researchActivity })?.score ?? null;

describe('research', () => {
  it.each([
    [15e6, 1_500, 60],
    [250e6, 24_782, 78.365768],
    [50e6, null, 63.071969],
    [50e6, 0, 63.071969],
    [2.5e6, null, 30.546219],
    [5e6, null, 38.071969],
    [0, 9_000, 0],
  ])('%d dollars and %p students score %d', (funding, size, expected) => {
    expect(score(funding, size)).toBeCloseTo(expected, 6);
  });

  it('combines the amount and the amount per student', () => {
    const small = researchScoreOf({ researchFundingTotal: 15e6, size: 1_500, researchActivity: null });
    expect([small?.amount, small?.intensity]).toEqual([expect.closeTo(50, 6), expect.closeTo(75, 6)]);
    const large = researchScoreOf({ researchFundingTotal: 250e6, size: 24_782, researchActivity: null });
    expect([large?.amount, large?.intensity]).toEqual([expect.closeTo(80.546219, 6), expect.closeTo(75.095091, 6)]);
    expect(researchScoreOf({ researchFundingTotal: 50e6, size: null, researchActivity: null })?.intensity).toBeNull();
  });

  it('estimates from the designation, and marks the estimate', () => {
    const estimated = researchScoreOf({ researchFundingTotal: null, size: 10_000, researchActivity: R2 });
    expect(estimated?.score).toBeCloseTo(52.332881, 6);
    expect(estimated?.isEstimated).toBe(true);
    const counted = researchScoreOf({ researchFundingTotal: 0, size: 10_000, researchActivity: R2 });
    expect(counted).toEqual({ score: 0, amount: 0, spending: 0, intensity: 0, isEstimated: false });
  });

  it('uses the geometric mean of each spending range', () => {
    const spending = (researchActivity: string) => researchScoreOf({ researchFundingTotal: null, size: null, researchActivity })?.spending;
    expect(spending('Research 1: Very High Spending and Doctorate Production')).toBeCloseTo(273_861_279, 0);
    expect(spending(R2)).toBeCloseTo(15_811_388, 0);
    expect(spending('Research Colleges and Universities')).toBeCloseTo(3_535_534, 0);
  });

  it('is null without spending and designation', () => {
    expect(score(null, 5_000)).toBeNull();
    expect(score(Number.NaN, 5_000)).toBeNull();
    expect(score(-1, 5_000)).toBeNull();
  });

  it('gains 25 points for each factor of ten inside the scales, at any number of students', () => {
    const funding = fc.double({ min: 150e3, max: 150e6, noNaN: true });
    fc.assert(
      fc.property(funding, fc.integer({ min: 1, max: 40_000 }), fc.integer({ min: 1, max: 40_000 }), (amount, a, b) => {
        expect((score(amount * 10) ?? 0) - (score(amount) ?? 0)).toBeCloseTo(25, 6);
        expect(score(amount * 10, a) ?? 0).toBeGreaterThanOrEqual(score(amount, a) ?? 0);
        expect(score(amount, Math.max(a, b)) ?? 0).toBeLessThanOrEqual(score(amount, Math.min(a, b)) ?? 0);
      }),
    );
  });
});

it.each([
  ['Research 1: Very High Spending and Doctorate Production', 'R1'],
  ['R2', 'R2'],
  ['Research Colleges and Universities', 'RCU'],
  ['Research 10', null],
  ['No research designation', null],
  ['', null],
  [null, null],
])('%p is the designation %p', (label, designation) => {
  expect(designationOf(label)).toBe(designation);
});
