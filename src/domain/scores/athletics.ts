import type { College } from '../colleges/college.ts';
import { ATHLETICS } from '../shared/method.ts';
import { composite, type Composite } from './composite.ts';
import { knownAmount, knownStudents, lin, log } from './scales.ts';

const { parts, scale, intensity, participation } = ATHLETICS;

type Inputs = Pick<College, 'totalAthletes' | 'totalAthleticsExpenses' | 'athleticsExpensePerAthlete' | 'size'>;
export type AthleticsPart = keyof typeof parts;

/** Scale, spending for each athlete and share of athletes among students; too little of it where not every college must report. */
export function athleticsOf(college: Inputs): Composite<AthleticsPart> {
  const athletes = knownAmount(college.totalAthletes);
  const expenses = knownAmount(college.totalAthleticsExpenses);
  const perAthlete = knownAmount(college.athleticsExpensePerAthlete) ?? ratio(expenses, athletes);
  const share = ratio(athletes, knownStudents(college.size));
  return composite([
    { key: 'scale', ...parts.scale, score: log(expenses, scale.zero, scale.full) },
    { key: 'intensity', ...parts.intensity, score: log(perAthlete, intensity.zero, intensity.full) },
    { key: 'participation', ...parts.participation, score: lin(share, participation.zero, participation.full) },
  ]);
}

/** 0–100. No athletes at all is a fact and scores 0; nothing reported is null. */
export const athleticsScoreOf = (college: Inputs): number | null => (hasNoAthletes(college) ? 0 : athleticsOf(college).score);

export const hasNoAthletes = ({ totalAthletes }: Pick<College, 'totalAthletes'>): boolean => totalAthletes === 0;

const ratio = (part: number | null, whole: number | null): number | null =>
  part === null || whole === null || whole === 0 ? null : part / whole;
