import type { College } from '../colleges/college.ts';
import { actToSat, mainTestOf } from '../colleges/admission/test-scores.ts';
import { COMPLETION_WEIGHTS, PRESTIGE } from '../shared/method.ts';
import { composite, type Composite } from './composite.ts';
import { scoredGraduationOf, scoredRetentionOf, type RateInputs } from './rates.ts';
import { clamp, known, knownShare, linearScore } from './scales.ts';

const { parts, mostSelective, test, graduation, retention, unknownTest } = PRESTIGE;

type TestInputs = Pick<College, 'avgSAT' | 'avgACT' | 'satCohort' | 'actCohort'>;
type Inputs = RateInputs & TestInputs & Pick<College, 'acceptanceRateNum'>;
export type PrestigePart = keyof typeof parts;

/** Selectivity and completion, with parts. It does not measure quality. */
export function prestigeOf(college: Inputs): Composite<PrestigePart> {
  const [finished, stayed] = [graduationScore(college), retentionScore(college)];
  return composite([
    { key: 'selectivity', ...parts.selectivity, score: selectivity(college.acceptanceRateNum) },
    { key: 'test', ...parts.test, score: linearScore(testOf(college), test.zero, test.full), unknown: leastTest(finished, stayed) },
    { key: 'graduation', ...parts.graduation, score: finished },
    { key: 'retention', ...parts.retention, score: stayed },
  ]);
}

/** 0–100; null if too little is known. */
export const prestigeScoreOf = (college: Inputs): number | null => prestigeOf(college).score;

/** Graduation and retention, 0–100; null if the graduation rate is unknown. */
export function completionScoreOf(college: RateInputs): number | null {
  return composite([
    { key: 'graduation', ...parts.graduation, weight: COMPLETION_WEIGHTS.graduation, score: graduationScore(college) },
    { key: 'retention', ...parts.retention, weight: COMPLETION_WEIGHTS.retention, score: retentionScore(college) },
  ]).score;
}

/**
 * The average in the test that more of the new students sent, as an SAT total. Null if it is unknown: the score of fewer students says
 * less, and no college gains by withholding the other one. If a number of students is unknown, the lower average counts.
 */
export function testOf(college: TestInputs): number | null {
  const averages = { sat: known(college.avgSAT), act: actToSat(known(college.avgACT)) };
  const main = mainTestOf(college);
  if (main !== null) return averages[main];
  const { sat, act } = averages;
  return sat === null || act === null ? (sat ?? act) : Math.min(sat, act);
}

/** A rate of 0 is a data error, so it is treated as missing. */
function selectivity(rate: number | null): number | null {
  const share = knownShare(rate);
  return share === null || share === 0 ? null : clamp((100 * Math.log(1 / share)) / Math.log(mostSelective));
}

/** About the lowest test score of the colleges where at least as many students finish and stay. */
const leastTest = (finished: number | null, stayed: number | null): number =>
  unknownTest.perPoint * Math.max(0, Math.min(finished ?? 0, stayed ?? 0) - unknownTest.from);

const graduationScore = (college: RateInputs): number | null => linearScore(scoredGraduationOf(college), graduation.zero, graduation.full);
const retentionScore = (college: RateInputs): number | null => linearScore(scoredRetentionOf(college), retention.zero, retention.full);
