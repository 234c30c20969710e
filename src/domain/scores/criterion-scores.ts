import type { College } from '../colleges/college.ts';
import { knownNetPriceOf } from '../colleges/net-price.ts';
import { EVEN_SCALES, type Criterion } from '../shared/method.ts';
import { athleticsScoreOf } from './athletics.ts';
import { earningsOf, valueScoreOf } from './payback.ts';
import { completionScoreOf, prestigeScoreOf } from './prestige.ts';
import { researchScoreOf } from './research.ts';
import { safetyScoreOf } from './safety.ts';
import { knownShare, lin, type Maybe } from './scales.ts';

/** What a college scores on each criterion, 0–100; null where it is not known. Depends on this college alone. */
export type CriterionScores = Readonly<Record<Criterion, number | null>>;

export function criterionScoresOf(college: College): CriterionScores {
  return {
    cost: even('cost', knownNetPriceOf(college)),
    value: valueScoreOf(college),
    earnings: even('earnings', earningsOf(college)),
    debt: even('debt', college.medianDebt),
    completion: completionScoreOf(college),
    prestige: prestigeScoreOf(college),
    research: researchScoreOf(college)?.score ?? null,
    safety: safetyScoreOf(college)?.score ?? null,
    athletics: athleticsScoreOf(college),
    access: accessScoreOf(college),
  };
}

const even = (criterion: keyof typeof EVEN_SCALES, value: Maybe): number | null =>
  lin(value, EVEN_SCALES[criterion].zero, EVEN_SCALES[criterion].full);

/** The share of students who had a Pell grant and finish, as far as two averages can tell. */
function accessScoreOf(college: Pick<College, 'percentPellGrant' | 'graduationRate'>): number | null {
  const pell = knownShare(college.percentPellGrant);
  const graduation = knownShare(college.graduationRate);
  return pell === null || graduation === null ? null : even('access', pell * graduation);
}
