import fc from 'fast-check';
import { designationOf } from './carnegie.ts';
import { researchOf, researchScoreOf } from './research.ts';

const score = (researchFundingTotal: number | null, size: number | null = null) => researchScoreOf({ researchFundingTotal, size });

describe('research', () => {
  it.each([
    [15e6, 1_500, 60],
    [250e6, 24_782, 78.365768],
    [50e6, null, 37.843181],
    [50e6, 0, 37.843181],
    [0, 9_000, 0],
  ])('%d dollars and %p students score %d', (funding, size, expected) => {
    expect(score(funding, size)).toBeCloseTo(expected, 6);
  });

  it.each([
    [15e6, 1_500, [50, 75]],
    [250e6, 24_782, [80.546219, 75.095091]],
    [2.5e6, null, [30.546219, 0]],
    [5e6, null, [38.071969, 0]],
    [50e6, null, [63.071969, 0]],
  ])('combines the amount of %d dollars and the amount for each of %p students', (researchFundingTotal, size, expected) => {
    const { parts, baseline, coverage } = researchOf({ researchFundingTotal, size });
    expect(parts.map(({ used }) => used)).toEqual(expected.map((each) => expect.closeTo(each, 6) as number));
    expect([baseline, coverage]).toEqual([0, size === null ? 0.6 : 1]);
  });

  it('is null without spending', () => {
    expect(score(null, 5_000)).toBeNull();
    expect(score(Number.NaN, 5_000)).toBeNull();
    expect(score(-1, 5_000)).toBeNull();
  });

  it('gains 25 points of its known parts for each factor of ten', () => {
    const funding = fc.double({ min: 150e3, max: 150e6, noNaN: true });
    fc.assert(
      fc.property(funding, fc.integer({ min: 1, max: 40_000 }), fc.integer({ min: 1, max: 40_000 }), (amount, a, b) => {
        expect((score(amount * 10) ?? 0) - (score(amount) ?? 0)).toBeCloseTo(0.6 * 25, 6);
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
