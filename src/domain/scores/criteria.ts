import { CRITERIA, type Criterion } from '../shared/criterion-keys.ts';

export const MAX_WEIGHT = 5;
/** How much each criterion counts, whole numbers 0–5. */
export type Weights = Readonly<Record<Criterion, number>>;

/** Ten digits as an address carries them; null unless it is exactly that. All zero means nothing said: see `simplified`. */
export function parseWeights(text: string): Weights | null {
  if (!/^[0-5]{10}$/.test(text)) return null;
  return Object.fromEntries(CRITERIA.map((criterion, index) => [criterion, Number(text[index])])) as Weights;
}

export const formatWeights = (weights: Weights): string => CRITERIA.map((criterion) => weights[criterion]).join('');

export const countsNothing = (weights: Weights): boolean => CRITERIA.every((criterion) => weights[criterion] === 0);
