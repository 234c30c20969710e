/** The ten things a ranking may weigh in the order that also orders the digits of `w` in an address. */
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
/** How much each criterion counts, whole numbers 0–5. */
export type Weights = Readonly<Record<Criterion, number>>;

/** Ten digits as an address carries them; null unless it is exactly that and not all zero. */
export function parseWeights(text: string): Weights | null {
  if (!/^[0-5]{10}$/.test(text) || /^0+$/.test(text)) return null;
  return Object.fromEntries(CRITERIA.map((criterion, index) => [criterion, Number(text[index])])) as Weights;
}

export const formatWeights = (weights: Weights): string => CRITERIA.map((criterion) => weights[criterion]).join('');
