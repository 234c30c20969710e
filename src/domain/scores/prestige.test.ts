import fc from 'fast-check';
import { aCollege } from '../colleges/college.fixture.ts';
import { MANY_STUDENTS } from './rates.fixture.ts';
import { completionScoreOf, prestigeOf, prestigeScoreOf, testOf } from './prestige.ts';

const prestige = (acceptanceRateNum: number | null, avgSAT: number | null, graduationRate: number | null, retentionRate: number | null) =>
  prestigeScoreOf(aCollege({ ...MANY_STUDENTS, acceptanceRateNum, avgSAT, graduationRate, retentionRate }));

describe('prestige', () => {
  it.each([
    ['half admitted', prestige(0.5, 1175, 0.575, 0.74), 42.883457],
    ['Harvard-like', prestige(0.04, 1534, 0.9674, 0.9643), 98.976042],
    ['Auburn-like, without an SAT', prestige(0.71, null, 0.81, 0.93), 55.530848],
    ['without a rate', prestige(null, 1175, 0.575, 0.74), 37.5],
    ['without retention', prestige(0.5, 1175, 0.575, null), 35.383457],
    ['without graduation', prestige(0.5, 1175, null, 0.74), 25.383457],
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

  it.each([
    [0.81, 0.93, 1.4 * (81.333333 - 50)],
    [0.93, 0.81, 1.4 * (64.583333 - 50)],
    [0.95, 0.98, 70],
    [0.575, 0.74, 0],
    [0.81, null, 0],
  ])('counts an unknown test score by the lower of graduation %p and retention %p', (graduationRate, retentionRate, expected) => {
    const { parts, coverage } = prestigeOf(aCollege({ ...MANY_STUDENTS, acceptanceRateNum: 0.71, graduationRate, retentionRate }));
    const test = parts.find(({ key }) => key === 'test');
    expect([coverage, test?.isFilled]).toEqual([retentionRate === null ? 0.6 : 0.75, true]);
    expect(test?.used).toBeCloseTo(expected, 6);
  });

  it('counts the rates of few students toward the mean of the group', () => {
    const few = aCollege({
      acceptanceRateNum: 1,
      avgSAT: 800,
      graduationRate: 0.95,
      graduationCohort: 30,
      retentionRate: 0.98,
      retentionCohort: 30,
    });
    const used = prestigeOf(few).parts.map((part) => part.used);
    expect(used).toEqual([0, 0, expect.closeTo(100 * ((31.68 / 36 - 0.2) / 0.75), 6), expect.closeTo(100 * ((36.9 / 40 - 0.5) / 0.48), 6)]);
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
    expect(prestigeScoreOf({ ...college, avgSAT: Number.NaN, avgACT: 26 })).toBe(bySat);
  });

  it.each([
    // Missouri Southern in 2024: 25 and 447 of the new students.
    [1340, 25, 20, 447, 1040],
    [1240, 500, 36, 499, 1240],
    [1240, 500, 36, 500, 1240],
    [null, 500, 36, 499, null],
    [1240, 100, null, 101, null],
    [1240, 100, 8, 101, null],
  ])('counts the test that more students sent: SAT %p of %p, ACT %p of %p', (avgSAT, satCohort, avgACT, actCohort, expected) => {
    expect(testOf({ avgSAT, satCohort, avgACT, actCohort })).toBe(expected);
  });

  it.each([
    [1240, 36, 1240],
    [1240, 25, 1210],
    [1240, 8, 1240],
    [null, 26, 1240],
    [null, null, null],
  ])('counts the lower average if the numbers are unknown: SAT %p, ACT %p', (avgSAT, avgACT, expected) => {
    for (const [satCohort, actCohort] of [
      [null, null],
      [null, 500],
      [500, null],
    ] as const)
      expect(testOf({ avgSAT, satCohort, avgACT, actCohort })).toBe(expected);
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
    expect(completionScoreOf(aCollege({ ...MANY_STUDENTS, graduationRate: 0.81, retentionRate: 0.93 }))).toBeCloseTo(83.808333, 6);
  });

  it('is known without retention, but not without graduation', () => {
    expect(completionScoreOf(aCollege({ ...MANY_STUDENTS, graduationRate: 0.575 }))).toBeCloseTo(0.7 * 50, 6);
    expect(completionScoreOf(aCollege({ ...MANY_STUDENTS, retentionRate: 0.93 }))).toBeNull();
  });
});
