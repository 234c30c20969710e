import fc from 'fast-check';
import { aCollege } from '../colleges/college.suite.ts';
import { athleticsScoreOf } from './athletics.ts';

const score = (totalAthletes: number | null, totalAthleticsExpenses: number | null, size: number | null) =>
  athleticsScoreOf(aCollege({ totalAthletes, totalAthleticsExpenses, size }));

describe('athletics', () => {
  it.each([
    [500, 10e6, 2_500, 62.5],
    [700, 100e6, 35_000, 74.840066],
    [500, 10e6, null, 57.083333],
  ])('%d athletes, %d dollars and %p students score %d', (athletes, expenses, size, expected) => {
    expect(score(athletes, expenses, size)).toBeCloseTo(expected, 6);
  });

  it('knows the difference between no athletes and no report', () => {
    expect(score(0, null, 1_500)).toBe(0);
    expect(score(null, null, 1_500)).toBeNull();
    expect(score(450, null, 1_500)).toBeNull();
  });

  it('takes the reported spending for each athlete before working it out', () => {
    const reported = aCollege({ totalAthletes: 500, totalAthleticsExpenses: 10e6, athleticsExpensePerAthlete: 200e3, size: 2_500 });
    expect(athleticsScoreOf(reported)).toBeCloseTo(62.5 + 0.25 * 50, 6);
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
