import fc from 'fast-check';
import { chanceOf, NO_SCORES, selectivityOf } from './chance.ts';
import { CHANCES } from '../categories.ts';
import { totalsOf } from './test-scores.ts';

const NOTHING = { avgSAT: null, avgACT: null, satCohort: null, actCohort: null, openAdmission: null, testingPolicy: null };

const chance = (rate: number | null, avgSAT: number | null = null, student: number = Number.NaN, openAdmission: boolean | null = null) =>
  chanceOf(selectivityOf({ ...NOTHING, acceptanceRateNum: rate, avgSAT, openAdmission }), { ...NO_SCORES, sat: student });

describe('chance of admission', () => {
  it.each([
    [0.7118, 1240, 1240, 'likely'],
    [0.7118, 1240, 1105, 'target'],
    [0.04, 1534, 1600, 'reach'],
    [0.3, 1300, 1435, 'target'],
    [0.45, 1200, 1470, 'target'],
    [1, 1000, 1000, 'likely'],
    [0.14, 1000, 1600, 'reach'],
    [0.15, 1000, 1600, 'target'],
    [0.49, 1000, 1600, 'target'],
    [0.5, 1000, 1600, 'likely'],
  ])('at a rate of %d and a middle SAT of %d, %d is %s', (rate, college, student, expected) => {
    expect(chance(rate, college, student)).toBe(expected);
  });

  it('uses the rate alone if a score is unknown', () => {
    expect(chance(0.6)).toBe('target');
    expect(chance(0.25)).toBe('target');
    expect(chance(0.2499)).toBe('reach');
    expect(chance(0.7)).toBe('likely');
    expect(chance(0.7, null, 400)).toBe('likely');
  });

  it('is likely for open admission, and unknown without data', () => {
    expect(chance(null, null, 1600, true)).toBe('likely');
    expect(chance(null, 1200, 1600)).toBe('unknown');
    expect(chance(1.2)).toBe('unknown');
  });

  it('compares an ACT with the ACT of Eastern Kentucky, not with the SAT of nine students', () => {
    const eastern = { ...NOTHING, acceptanceRateNum: 0.776, avgSAT: 970, satCohort: 9, avgACT: 23, actCohort: 2_561 };
    const likely = selectivityOf(eastern);
    expect(chanceOf(likely, totalsOf({ act: 20 }))).toBe('target');
    expect(chanceOf(likely, totalsOf({ sat: 1040, act: 20 }))).toBe('target');
    expect(chanceOf(likely, totalsOf({ sat: 1040 }))).toBe('likely');
  });

  it.each([
    [0.39, 'reach'],
    [0.4, 'target'],
    [0.69, 'target'],
    [0.7, 'likely'],
  ])('ignores all scores at a college that does not look at them: a rate of %d is %s', (rate, expected) => {
    const tests = { avgSAT: 1000, avgACT: 20, testingPolicy: 'not-considered' } as const;
    const selectivity = selectivityOf({ ...NOTHING, ...tests, acceptanceRateNum: rate });
    const students = [{ sat: 400 }, { sat: 1600 }, { act: 36 }, {}].map(totalsOf);
    expect(students.map((own) => chanceOf(selectivity, own))).toEqual(Array(4).fill(expected));
  });

  it('never gets worse when the score or the rate rises', () => {
    const rates = fc.double({ min: 0, max: 1, noNaN: true });
    const scores = fc.integer({ min: 400, max: 1600 });
    const order = ['reach', 'target', 'likely'];
    fc.assert(
      fc.property(rates, rates, scores, scores, scores, (rate, otherRate, college, student, other) => {
        const worse = order.indexOf(chance(Math.min(rate, otherRate), college, Math.min(student, other)));
        const better = order.indexOf(chance(Math.max(rate, otherRate), college, Math.max(student, other)));
        expect(worse).toBeGreaterThanOrEqual(0);
        expect(better).toBeGreaterThanOrEqual(worse);
        expect(CHANCES).toContain(chance(rate, null, student));
      }),
    );
  });
});
