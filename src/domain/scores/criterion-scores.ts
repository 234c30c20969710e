import type { College } from '../colleges/college.ts';
import { knownNetPriceOf } from '../colleges/price/net-price.ts';
import { EVEN_SCALES, type Criterion } from '../shared/method.ts';
import { athleticsScoreOf } from './athletics.ts';
import { earningsOf, valueScoreOf } from './payback.ts';
import { completionScoreOf, prestigeScoreOf } from './prestige.ts';
import { scoredGraduationOf, type RateInputs } from './rates.ts';
import { researchScoreOf } from './research.ts';
import { safetyScoreOf } from './safety.ts';
import { knownShare, linearScore, type MaybeNumber } from './scales.ts';

/** The score of a college on each criterion, 0–100; null if unknown. It does not depend on other colleges. */
export type CriterionScores = Readonly<Record<Criterion, number | null>>;

export function criterionScoresOf(college: College): CriterionScores {
  return {
    cost: linear('cost', knownNetPriceOf(college)),
    value: valueScoreOf(college),
    earnings: linear('earnings', earningsOf(college)),
    debt: linear('debt', college.medianDebt),
    completion: completionScoreOf(college),
    prestige: prestigeScoreOf(college),
    research: researchScoreOf(college),
    safety: safetyScoreOf(college)?.score ?? null,
    athletics: athleticsScoreOf(college),
    access: accessScoreOf(college),
  };
}

const linear = (criterion: keyof typeof EVEN_SCALES, value: MaybeNumber): number | null =>
  linearScore(value, EVEN_SCALES[criterion].zero, EVEN_SCALES[criterion].full);

/** Estimates the share of students with a Pell grant who graduate, as the product of two averages. */
function accessScoreOf(college: Pick<College, 'percentPellGrant'> & RateInputs): number | null {
  const pell = knownShare(college.percentPellGrant);
  const graduation = scoredGraduationOf(college);
  return pell === null || graduation === null ? null : linear('access', pell * graduation);
}
