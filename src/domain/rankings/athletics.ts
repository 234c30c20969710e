import type { College } from '../colleges/college.ts';
import { composite } from './composite.ts';
import { knownAmount, knownStudents, lin, log } from './scales.ts';

type Inputs = Pick<College, 'totalAthletes' | 'totalAthleticsExpenses' | 'athleticsExpensePerAthlete' | 'size'>;

/**
 * Scale, spending for each athlete and share of athletes among students, 0–100. No athletes at all is a fact and scores 0; nothing
 * reported is null, because not every college with sports must report.
 */
export function athleticsScoreOf(college: Inputs): number | null {
  const athletes = knownAmount(college.totalAthletes);
  if (athletes === 0) return 0;
  const expenses = knownAmount(college.totalAthleticsExpenses);
  const perAthlete = knownAmount(college.athleticsExpensePerAthlete) ?? ratio(expenses, athletes);
  const participation = ratio(athletes, knownStudents(college.size));
  return composite([
    { key: 'scale', weight: 50, mean: 50, rho: 0, score: log(expenses, 100e3, 100e6) },
    { key: 'intensity', weight: 25, mean: 45, rho: 0, score: log(perAthlete, 2e3, 200e3) },
    { key: 'participation', weight: 25, mean: 45, rho: 0, score: lin(participation, 0, 0.3) },
  ]).score;
}

const ratio = (part: number | null, whole: number | null): number | null => (part === null || whole === null ? null : part / whole);
