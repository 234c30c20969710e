/**
 * The ten criteria of a ranking. Their order is the order of the digits of `w` in an address. They are apart from `method.ts` because
 * every page sends weights, but few pages calculate scores.
 */
export const CRITERIA = [
  'cost',
  'value',
  'earnings',
  'debt',
  'completion',
  'prestige',
  'research',
  'safety',
  'athletics',
  'access',
] as const;
export type Criterion = (typeof CRITERIA)[number];

export const MAX_WEIGHT = 5;
/** The weight of each criterion, whole numbers 0–5. */
export type Weights = Readonly<Record<Criterion, number>>;

/** Reads ten digits 0–5, one for each criterion; null for other texts. */
export function parseWeights(text: string): Weights | null {
  if (!/^[0-5]{10}$/.test(text)) return null;
  return Object.fromEntries(CRITERIA.map((criterion, index) => [criterion, Number(text[index])])) as Weights;
}

export const formatWeights = (weights: Weights): string => CRITERIA.map((criterion) => weights[criterion]).join('');

export const areAllZero = (weights: Weights): boolean => CRITERIA.every((criterion) => weights[criterion] === 0);
