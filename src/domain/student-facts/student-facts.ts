import { INCOME_BANDS } from '../colleges/categories.ts';
import { STATE_CODES } from '../colleges/states.ts';
import { MAX_BUDGET, type PrivateAnswers } from '../matching/answers.ts';

/** What a student may tell about themselves: the private answers and more. All are optional. `zip` is the answer `homeZip`. */
export interface StudentFacts extends Omit<PrivateAnswers, 'homeZip'> {
  /** 0–4, weighted up to 5. Only a hint: no chance is computed from it. */
  gpa?: number | undefined;
  /** The five digits of the home address. */
  zip?: string | undefined;
}

/** The limits of the numbers, both ends included. */
export const FACT_LIMITS = { sat: [400, 1600], act: [1, 36], gpa: [0, 5], budget: [0, MAX_BUDGET] } as const;

export const FACT_KEYS = ['sat', 'act', 'gpa', 'income', 'budget', 'homeState', 'zip'] as const satisfies readonly (keyof StudentFacts)[];

const isWithin = (value: unknown, [min, max]: readonly [number, number]): boolean =>
  typeof value === 'number' && value >= min && value <= max;
const isWhole = (value: unknown, limits: readonly [number, number]): boolean => Number.isInteger(value) && isWithin(value, limits);

/** Leaves out everything that cannot be a fact. A GPA has at most two decimals. */
export function validFacts({ sat, act, gpa, income, budget, homeState, zip }: StudentFacts): StudentFacts {
  return {
    ...(isWhole(budget, FACT_LIMITS.budget) && { budget }),
    ...(INCOME_BANDS.some((band) => band === income) && { income }),
    ...(STATE_CODES.some((code) => code === homeState) && { homeState }),
    ...(isWhole(sat, FACT_LIMITS.sat) && { sat }),
    ...(isWhole(act, FACT_LIMITS.act) && { act }),
    ...(isWithin(gpa, FACT_LIMITS.gpa) && { gpa: Math.round(Number(gpa) * 100) / 100 }),
    ...(typeof zip === 'string' && /^\d{5}$/.test(zip) && { zip }),
  };
}

export const UNKNOWN_ZIP = 'We do not know this ZIP code';
