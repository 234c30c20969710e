import { actToSat } from '../colleges/chance.ts';
import type { College } from '../colleges/college.ts';
import { composite } from './composite.ts';
import { clamp, known, knownShare, lin } from './scales.ts';

/** One in 25 admitted, or fewer, is as selective as the scale knows. */
const MOST_SELECTIVE = 25;

type Inputs = Pick<College, 'acceptanceRateNum' | 'avgSAT' | 'avgACT' | 'graduationRate' | 'retentionRate'>;

/** How selective a college is and how many finish, 0–100; null where too little is known. Not a verdict on its quality. */
export function prestigeScoreOf(college: Inputs): number | null {
  const sat = known(college.avgSAT) ?? actToSat(known(college.avgACT));
  return composite([
    { key: 'selectivity', weight: 25, mean: 12.4, rho: 0.35, score: selectivity(college.acceptanceRateNum) },
    { key: 'test', weight: 25, mean: 49.1, rho: 0.75, score: lin(sat, 800, 1550) },
    { key: 'graduation', weight: 35, mean: 50.6, rho: 0.75, score: graduationScore(college.graduationRate) },
    { key: 'retention', weight: 15, mean: 52.3, rho: 0.75, score: retentionScore(college.retentionRate) },
  ]).score;
}

/** How many of those who enter finish and stay, 0–100; null where the graduation rate is not known. */
export function completionScoreOf({ graduationRate, retentionRate }: Pick<College, 'graduationRate' | 'retentionRate'>): number | null {
  return composite([
    { key: 'graduation', weight: 70, mean: 50.6, rho: 0.75, score: graduationScore(graduationRate) },
    { key: 'retention', weight: 30, mean: 52.3, rho: 0.75, score: retentionScore(retentionRate) },
  ]).score;
}

/** Nobody admitted is a gap in the data, not the most selective of all. */
function selectivity(rate: number | null): number | null {
  const share = knownShare(rate);
  return share === null || share === 0 ? null : clamp((100 * Math.log(1 / share)) / Math.log(MOST_SELECTIVE));
}

const graduationScore = (rate: number | null): number | null => lin(knownShare(rate), 0.2, 0.95);
const retentionScore = (rate: number | null): number | null => lin(knownShare(rate), 0.5, 0.98);
