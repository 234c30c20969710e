import fc from 'fast-check';
import { aCollege } from '../colleges/college.fixture.ts';
import { completionScoreOf, prestigeOf, prestigeScoreOf } from './prestige.ts';

const prestige = (acceptanceRateNum: number | null, avgSAT: number | null, graduationRate: number | null, retentionRate: number | null) =>
  prestigeScoreOf(aCollege({ acceptanceRateNum, avgSAT, graduationRate, retentionRate }));

describe('prestige', () => {
  it.each([
    ['half admitted', prestige(0.5, 1175, 0.575, 0.74), 42.883457],
    ['Harvard-like', prestige(0.04, 1534, 0.9674, 0.9643), 98.976042],
    ['Auburn-like, without an SAT', prestige(0.71, null, 0.81, 0.93), 60.816477],
    ['without a rate', prestige(null, 1175, 0.575, 0.74), 40.5615],
    ['without retention', prestige(0.5, 1175, 0.575, null), 43.532665],
    ['without graduation', prestige(0.5, 1175, null, 0.74), 43.967161],
  ])('%s', (_name, actual, expected) => {
    expect(actual).toBeCloseTo(expected, 6);
  });

  it.each([
    [1, 0],
    [0.5, 21.533828],
    [0.25, 43.067656],
    [0.1, 71.533828],
    [0.04, 100],
    [0.01, 100],
  ])('scores an acceptance rate of %d with %d', (acceptanceRateNum, expected) => {
    const [selectivity] = prestigeOf(aCollege({ acceptanceRateNum, graduationRate: 0.5 })).parts;
    expect(selectivity).toMatchObject({ key: 'selectivity', isFilled: false });
    expect(selectivity?.used).toBeCloseTo(expected, 6);
  });

  it('replaces a missing test score', () => {
    const { parts, coverage } = prestigeOf(aCollege({ acceptanceRateNum: 0.71, graduationRate: 0.81, retentionRate: 0.93 }));
    const test = parts.find(({ key }) => key === 'test');
    expect([coverage, test?.isFilled]).toEqual([0.75, true]);
    expect(test?.used).toBeCloseTo(65.009182, 6);
  });

  it('needs half of its weight', () => {
    expect(prestigeOf(aCollege({ acceptanceRateNum: 0.5, retentionRate: 0.9 })).coverage).toBeCloseTo(0.4, 9);
    expect(prestige(0.5, null, null, 0.9)).toBeNull();
    expect(prestige(null, null, 0.8, 0.9)).not.toBeNull();
  });

  it('treats a rate of 0 and invalid rates as missing', () => {
    const unknown = prestige(null, 1200, 0.8, 0.9);
    for (const rate of [0, -0, 1.2, Number.NaN]) expect(prestige(rate, 1200, 0.8, 0.9)).toBe(unknown);
  });

  it('converts an ACT to an SAT', () => {
    const college = aCollege({ acceptanceRateNum: 0.5, graduationRate: 0.6, retentionRate: 0.8 });
    const bySat = prestigeScoreOf({ ...college, avgSAT: 1240 });
    expect(prestigeScoreOf({ ...college, avgACT: 26 })).toBe(bySat);
    expect(prestigeScoreOf({ ...college, avgSAT: 1240, avgACT: 36 })).toBe(bySat);
    expect(prestigeScoreOf({ ...college, avgSAT: Number.NaN, avgACT: 26 })).toBe(bySat);
  });

  it('never rises with the acceptance rate and never falls with the other inputs', () => {
    const rate = fc.double({ min: 0.01, max: 1, noNaN: true });
    const test = fc.integer({ min: 400, max: 1600 });
    fc.assert(
      fc.property(rate, rate, test, test, rate, rate, rate, rate, (a1, a2, t1, t2, g1, g2, r1, r2) => {
        const { min, max } = Math;
        const worse = prestige(max(a1, a2), min(t1, t2), min(g1, g2), min(r1, r2)) ?? Number.NaN;
        const better = prestige(min(a1, a2), max(t1, t2), max(g1, g2), max(r1, r2)) ?? Number.NaN;
        expect(better).toBeGreaterThanOrEqual(worse);
      }),
    );
  });
});

describe('completion', () => {
  it('is 70% graduation and 30% retention', () => {
    expect(completionScoreOf({ graduationRate: 0.81, retentionRate: 0.93 })).toBeCloseTo(83.808333, 6);
  });

  it('is known without retention, but not without graduation', () => {
    expect(completionScoreOf({ graduationRate: 0.575, retentionRate: null })).toBeCloseTo(0.7 * 50 + 0.3 * (52.3 + 0.75 * -0.6), 9);
    expect(completionScoreOf({ graduationRate: null, retentionRate: 0.93 })).toBeNull();
  });
});
