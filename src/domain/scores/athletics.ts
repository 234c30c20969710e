import type { College } from '../colleges/college.ts';
import { ATHLETICS } from '../shared/method.ts';
import { composite, type Composite } from './composite.ts';
import { knownAmount, knownStudents, logScore } from './scales.ts';

const { parts, scale, intensity, participation } = ATHLETICS;

type Inputs = Pick<College, 'totalAthletes' | 'totalAthleticsExpenses' | 'athleticsExpensePerAthlete' | 'size'>;
export type AthleticsPart = keyof typeof parts;

/** Expenses, expenses per athlete, and the share of athletes among undergraduates. Nothing is known without the number of athletes. */
export function athleticsOf(college: Inputs): Composite<AthleticsPart> {
  const athletes = knownAmount(college.totalAthletes);
  const expenses = athletes === null ? null : knownAmount(college.totalAthleticsExpenses);
  const perAthlete = athletes === null ? null : (knownAmount(college.athleticsExpensePerAthlete) ?? ratio(expenses, athletes));
  const share = ratio(athletes, knownStudents(college.size));
  return composite([
    { key: 'scale', ...parts.scale, score: logScore(expenses, scale.zero, scale.full) },
    { key: 'intensity', ...parts.intensity, score: logScore(perAthlete, intensity.zero, intensity.full) },
    { key: 'participation', ...parts.participation, score: logScore(share, participation.zero, participation.full) },
  ]);
}

/** 0–100. Reported 0 athletes scores 0; no report is null. */
export const athleticsScoreOf = (college: Inputs): number | null => (hasNoAthletes(college) ? 0 : athleticsOf(college).score);

export const hasNoAthletes = ({ totalAthletes }: Pick<College, 'totalAthletes'>): boolean => totalAthletes === 0;

const ratio = (part: number | null, whole: number | null): number | null =>
  part === null || whole === null || whole === 0 ? null : part / whole;
