import fc from 'fast-check';
import { aCollege } from '../colleges/college.fixture.ts';
import { athleticsOf, athleticsScoreOf } from './athletics.ts';

const score = (totalAthletes: number | null, totalAthleticsExpenses: number | null, size: number | null) =>
  athleticsScoreOf(aCollege({ totalAthletes, totalAthleticsExpenses, size }));

describe('athletics', () => {
  it.each([
    [500, 10e6, 2_500, 64.238582],
    [700, 100e6, 35_000, 80.090159],
    [500, 10e6, null, 45.833333],
  ])('%d athletes, %d dollars and %p students score %d', (athletes, expenses, size, expected) => {
    expect(score(athletes, expenses, size)).toBeCloseTo(expected, 6);
  });

  it.each([
    [500, 10e6, 2_500, [66.666667, 50, 73.620993]],
    [700, 100e6, 35_000, [100, 92.693598, 27.667038]],
  ])('%d athletes, %d dollars and %d students score in part', (totalAthletes, totalAthleticsExpenses, size, expected) => {
    const { parts } = athleticsOf(aCollege({ totalAthletes, totalAthleticsExpenses, size }));
    expect(parts.map(({ key }) => key)).toEqual(['scale', 'intensity', 'participation']);
    expect(parts.map(({ used }) => used)).toEqual(expected.map((each) => expect.closeTo(each, 6) as number));
  });

  it('has a coverage of a quarter with athletes but no expenses', () => {
    expect(athleticsOf(aCollege({ totalAthletes: 450, size: 1_500 })).coverage).toBe(0.25);
  });

  it('distinguishes 0 athletes from no report', () => {
    expect(score(0, null, 1_500)).toBe(0);
    expect(score(null, null, 1_500)).toBeNull();
    expect(score(450, null, 1_500)).toBeNull();
    expect(score(null, 10e6, 1_500)).toBeNull();
  });

  it('prefers the reported spending per athlete to the computed one', () => {
    const reported = aCollege({ totalAthletes: 500, totalAthleticsExpenses: 10e6, athleticsExpensePerAthlete: 200e3, size: 2_500 });
    expect(athleticsScoreOf(reported)).toBeCloseTo(64.238582 + 0.25 * 50, 6);
  });

  it('rises with spending and with the share of athletes', () => {
    const count = fc.integer({ min: 1, max: 1_000 });
    fc.assert(
      fc.property(count, count, fc.integer({ min: 1, max: 1e8 }), (athletes, more, expenses) => {
        expect(score(athletes, expenses * 2, 5_000) ?? 0).toBeGreaterThanOrEqual(score(athletes, expenses, 5_000) ?? 0);
        const at = (perAthlete: number, students: number) =>
          athleticsScoreOf(
            aCollege({ totalAthletes: students, totalAthleticsExpenses: expenses, athleticsExpensePerAthlete: perAthlete, size: 5_000 }),
          ) ?? 0;
        expect(at(9_000, athletes + more)).toBeGreaterThanOrEqual(at(9_000, athletes));
      }),
    );
  });
});
