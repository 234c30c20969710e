import { CRITERIA, DEFAULT_WEIGHTS } from '../shared/method.ts';
import type { Weights } from './criteria.ts';

/** The smallest whole weights of the same proportions: all that rank alike become one. All zero becomes the default. */
export function simplified(weights: Weights): Weights {
  const divisor = CRITERIA.reduce((common, criterion) => gcd(common, weights[criterion]), 0);
  if (divisor === 0) return DEFAULT_WEIGHTS;
  return Object.fromEntries(CRITERIA.map((criterion) => [criterion, weights[criterion] / divisor])) as Weights;
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
