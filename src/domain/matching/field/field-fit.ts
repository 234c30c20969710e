import { FIT_SCALES } from '../fit-method.ts';
import { clamp, linearScore } from '../../scores/scales.ts';
import type { FieldFacts } from './field.ts';

const { offered, weights, share: shareScale, earnings: earningsScale } = FIT_SCALES.field;
const FULL = 100;

/**
 * How strong a college is in the chosen majors, 0–100; null if its programs are not known. 0 if it teaches none of them. `most`: the most
 * graduates of one college. More graduates never lower it: the weight of earnings is small enough beside that of graduates.
 */
export function fieldFit(facts: FieldFacts | null, most: number): number | null {
  if (facts === null) return null;
  const { graduates } = facts;
  if (graduates === null) return 0;
  if (graduates === 0) return offered;
  return offered + ((FULL - offered) * strengthOf({ ...facts, graduates }, most)) / FULL;
}

/** A weighted mean of the parts that are known, 0–100. */
function strengthOf(facts: FieldFacts & { graduates: number }, most: number): number {
  const parts = fieldPartsOf(facts, most).filter(({ score }) => score !== null);
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  return parts.reduce((sum, { weight, score }) => sum + weight * (score ?? 0), 0) / total;
}

interface FieldPart {
  key: keyof typeof weights;
  weight: number;
  /** 0–100, null if unknown. */
  score: number | null;
}

/** The parts of the strength, for a college with graduates. */
export const fieldPartsOf = ({ graduates, share, earnings }: FieldFacts & { graduates: number }, most: number): FieldPart[] => [
  { key: 'graduates', weight: weights.graduates, score: clamp((FULL * Math.log1p(graduates)) / Math.log1p(most)) },
  { key: 'share', weight: weights.share, score: linearScore(share, shareScale.zero, shareScale.full) },
  { key: 'earnings', weight: weights.earnings, score: earnings === null ? null : earningsScore(earnings, graduates) },
];

/** The median scores the middle. Of few graduates little is known, so their figure counts less. */
function earningsScore(ratio: number, graduates: number): number {
  const { fullAtFactor, middle, graduates: prior } = earningsScale;
  const score = clamp(middle + (FULL - middle) * (Math.log(ratio) / Math.log(fullAtFactor)));
  return middle + (score - middle) * (graduates / (graduates + prior));
}
