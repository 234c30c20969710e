import type { College } from '../colleges/college.ts';
import { knownNetPriceOf } from '../colleges/net-price.ts';
import { athleticsScoreOf } from './athletics.ts';
import type { Criterion } from './criteria.ts';
import { earningsOf, valueScoreOf } from './payback.ts';
import { completionScoreOf, prestigeScoreOf } from './prestige.ts';
import { researchScoreOf } from './research.ts';
import { safetyScoreOf } from './safety.ts';
import { knownShare, lin } from './scales.ts';

/** What a college scores on each criterion, 0–100; null where it is not known. Depends on this college alone. */
export type CriterionScores = Readonly<Record<Criterion, number | null>>;

export function criterionScoresOf(college: College): CriterionScores {
  return {
    cost: lin(knownNetPriceOf(college), 40_000, 5_000),
    value: valueScoreOf(college),
    earnings: lin(earningsOf(college), 30_000, 100_000),
    debt: lin(college.medianDebt, 35_000, 5_000),
    completion: completionScoreOf(college),
    prestige: prestigeScoreOf(college),
    research: researchScoreOf(college)?.score ?? null,
    safety: safetyScoreOf(college)?.score ?? null,
    athletics: athleticsScoreOf(college),
    access: accessScoreOf(college),
  };
}

/** The share of students who had a Pell grant and finish, as far as two averages can tell. */
function accessScoreOf(college: Pick<College, 'percentPellGrant' | 'graduationRate'>): number | null {
  const pell = knownShare(college.percentPellGrant);
  const graduation = knownShare(college.graduationRate);
  return pell === null || graduation === null ? null : lin(pell * graduation, 0, 0.4);
}
