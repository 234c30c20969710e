import { actToSat } from '../colleges/chance.ts';
import type { College } from '../colleges/college.ts';
import { COMPLETION_WEIGHTS, PRESTIGE } from '../shared/method.ts';
import { composite, type Composite } from './composite.ts';
import { clamp, known, knownShare, linearScore } from './scales.ts';

const { parts, mostSelective, test, graduation, retention } = PRESTIGE;

type CompletionInput = Pick<College, 'graduationRate' | 'retentionRate'>;
type Inputs = CompletionInput & Pick<College, 'acceptanceRateNum' | 'avgSAT' | 'avgACT'>;
export type PrestigePart = keyof typeof parts;

/** Selectivity and completion, with parts. It does not measure quality. */
export function prestigeOf(college: Inputs): Composite<PrestigePart> {
  const sat = known(college.avgSAT) ?? actToSat(known(college.avgACT));
  return composite([
    { key: 'selectivity', ...parts.selectivity, score: selectivity(college.acceptanceRateNum) },
    { key: 'test', ...parts.test, score: linearScore(sat, test.zero, test.full) },
    { key: 'graduation', ...parts.graduation, score: graduationScore(college) },
    { key: 'retention', ...parts.retention, score: retentionScore(college) },
  ]);
}

/** 0–100; null if too little is known. */
export const prestigeScoreOf = (college: Inputs): number | null => prestigeOf(college).score;

/** Graduation and retention, 0–100; null if the graduation rate is unknown. */
export function completionScoreOf(college: CompletionInput): number | null {
  return composite([
    { key: 'graduation', ...parts.graduation, weight: COMPLETION_WEIGHTS.graduation, score: graduationScore(college) },
    { key: 'retention', ...parts.retention, weight: COMPLETION_WEIGHTS.retention, score: retentionScore(college) },
  ]).score;
}

/** A rate of 0 is a data error, so it is treated as missing. */
function selectivity(rate: number | null): number | null {
  const share = knownShare(rate);
  return share === null || share === 0 ? null : clamp((100 * Math.log(1 / share)) / Math.log(mostSelective));
}

const graduationScore = ({ graduationRate }: CompletionInput): number | null =>
  linearScore(knownShare(graduationRate), graduation.zero, graduation.full);
const retentionScore = ({ retentionRate }: CompletionInput): number | null =>
  linearScore(knownShare(retentionRate), retention.zero, retention.full);
