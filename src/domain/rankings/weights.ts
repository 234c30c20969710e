import { composite, type Composite } from '../scores/composite.ts';
import type { CriterionScores } from '../scores/criterion-scores.ts';
import { areAllZero, CRITERIA, MAX_WEIGHT, type Criterion, type Weights } from '../shared/criteria.ts';
import { DEFAULT_WEIGHTS, MEAN } from '../shared/method.ts';

/** The weights of a request. Absent weights and all zero mean the default. */
export const weightsOrDefault = (weights: Weights | undefined, byDefault: Weights): Weights =>
  weights === undefined || areAllZero(weights) ? byDefault : weights;

/** The smallest whole weights of the same proportions, which give the same order. All zero becomes the default. */
export function reducedWeights(weights: Weights): Weights {
  const divisor = CRITERIA.reduce((common, criterion) => gcd(common, weights[criterion]), 0);
  if (divisor === 0) return DEFAULT_WEIGHTS;
  return Object.fromEntries(CRITERIA.map((criterion) => [criterion, weights[criterion] / divisor])) as Weights;
}

/** The weights with one of them one lower or one higher: at most 20. All zero is left out. */
export function neighboringWeights(weights: Weights): Weights[] {
  const changes = CRITERIA.flatMap((key) => [weights[key] - 1, weights[key] + 1].map((weight) => ({ key, weight })));
  return changes
    .filter(({ weight }) => weight >= 0 && weight <= MAX_WEIGHT)
    .map(({ key, weight }) => ({ ...weights, [key]: weight }))
    .filter((others) => !areAllZero(others));
}

/** Scores a college by these weights, unrounded, with the contribution of each criterion. */
export function createScorer(weights: Weights): (scores: CriterionScores) => Composite<Criterion> {
  const reduced = reducedWeights(weights);
  const weighted = CRITERIA.filter((key) => reduced[key] > 0);
  const criteria = weighted.map((key) => ({ key, weight: reduced[key], mean: MEAN[key] }));
  return (scores) => composite(criteria.map(({ key, weight, mean }) => ({ key, weight, mean, score: scores[key] })));
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
