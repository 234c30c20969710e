import { actToSat } from '../colleges/chance.ts';
import type { College } from '../colleges/college.ts';
import { COMPLETION_WEIGHTS, PRESTIGE } from '../shared/method.ts';
import { composite, type Composite } from './composite.ts';
import { clamp, known, knownShare, lin } from './scales.ts';

const { parts, mostSelective, test, graduation, retention } = PRESTIGE;

type Completed = Pick<College, 'graduationRate' | 'retentionRate'>;
type Inputs = Completed & Pick<College, 'acceptanceRateNum' | 'avgSAT' | 'avgACT'>;
export type PrestigePart = keyof typeof parts;

/** How selective a college is and how many finish, part by part. Not a verdict on its quality. */
export function prestigeOf(college: Inputs): Composite<PrestigePart> {
  const sat = known(college.avgSAT) ?? actToSat(known(college.avgACT));
  return composite([
    { key: 'selectivity', ...parts.selectivity, score: selectivity(college.acceptanceRateNum) },
    { key: 'test', ...parts.test, score: lin(sat, test.zero, test.full) },
    { key: 'graduation', ...parts.graduation, score: graduationScore(college) },
    { key: 'retention', ...parts.retention, score: retentionScore(college) },
  ]);
}

/** 0–100; null where too little is known. */
export const prestigeScoreOf = (college: Inputs): number | null => prestigeOf(college).score;

/** How many of those who enter finish and stay, 0–100; null where the graduation rate is not known. */
export function completionScoreOf(college: Completed): number | null {
  return composite([
    { key: 'graduation', ...parts.graduation, weight: COMPLETION_WEIGHTS.graduation, score: graduationScore(college) },
    { key: 'retention', ...parts.retention, weight: COMPLETION_WEIGHTS.retention, score: retentionScore(college) },
  ]).score;
}

/** Nobody admitted is a gap in the data, not the most selective of all. */
function selectivity(rate: number | null): number | null {
  const share = knownShare(rate);
  return share === null || share === 0 ? null : clamp((100 * Math.log(1 / share)) / Math.log(mostSelective));
}

const graduationScore = ({ graduationRate }: Completed): number | null => lin(knownShare(graduationRate), graduation.zero, graduation.full);
const retentionScore = ({ retentionRate }: Completed): number | null => lin(knownShare(retentionRate), retention.zero, retention.full);
