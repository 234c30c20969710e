import { CRITERIA, DEFAULT_WEIGHTS } from '../shared/method.ts';
import { countsNothing, MAX_WEIGHT, type Weights } from '../scores/criteria.ts';

/** The weights that count: all zero, and none at all, say nothing and mean the default. */
export const weightsOrUsual = (weights: Weights | undefined): Weights =>
  weights === undefined || countsNothing(weights) ? DEFAULT_WEIGHTS : weights;

/** The smallest whole weights of the same proportions: all that rank alike become one. All zero becomes the default. */
export function simplified(weights: Weights): Weights {
  const divisor = CRITERIA.reduce((common, criterion) => gcd(common, weights[criterion]), 0);
  if (divisor === 0) return DEFAULT_WEIGHTS;
  return Object.fromEntries(CRITERIA.map((criterion) => [criterion, weights[criterion] / divisor])) as Weights;
}

/** What somebody might as well have set: weights of which one is one lower or one higher, at most 20. All zero is not among them. */
export function weightsNear(weights: Weights): Weights[] {
  const near = CRITERIA.flatMap((key) => [weights[key] - 1, weights[key] + 1].map((weight) => ({ key, weight })));
  return near
    .filter(({ weight }) => weight >= 0 && weight <= MAX_WEIGHT)
    .map(({ key, weight }) => ({ ...weights, [key]: weight }))
    .filter((others) => !countsNothing(others));
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
