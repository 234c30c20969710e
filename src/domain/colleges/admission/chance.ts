import { LIKELY_FROM, LIKELY_MIN_RATE, REACH_BELOW, REACH_FOR_ALL, REACH_WITHOUT_TESTS, SIGMA_SAT } from '../../shared/method.ts';
import type { College } from '../college.ts';
import type { Chance } from '../categories.ts';
import { actToSat, compareScores, mainTestOf, type Test, type Totals } from './test-scores.ts';

const logOdds = (rate: number): number => Math.log(rate / (1 - rate));
const REACH_ODDS = logOdds(REACH_BELOW);
const LIKELY_ODDS = logOdds(LIKELY_FROM);

/** No score in either test. */
export const NO_SCORES: Totals = { sat: Number.NaN, act: Number.NaN };

/** The values of a college that the estimate needs; NaN if unknown. */
export interface Selectivity {
  rate: number;
  logOdds: number;
  /** The average of each test, as an SAT total. */
  averages: Totals;
  /** The test that counts where two can be compared. */
  mainTest: Test;
  isOpen: boolean;
  /** It looks at no test scores, so it has no averages to compare with. */
  isTestBlind: boolean;
}

type SelectivityInput = Pick<
  College,
  'acceptanceRateNum' | 'avgSAT' | 'avgACT' | 'satCohort' | 'actCohort' | 'openAdmission' | 'testingPolicy'
>;

export function selectivityOf(college: SelectivityInput): Selectivity {
  const isTestBlind = college.testingPolicy === 'not-considered';
  const rate = asFraction(college.acceptanceRateNum);
  return {
    rate,
    logOdds: logOdds(Math.min(0.99, Math.max(0.01, rate))),
    averages: isTestBlind ? NO_SCORES : { sat: college.avgSAT ?? Number.NaN, act: actToSat(college.avgACT) ?? Number.NaN },
    mainTest: mainTestOf(college) ?? 'sat',
    isOpen: college.openAdmission === true,
    isTestBlind,
  };
}

/**
 * Estimates the chance of admission of a student with these scores. Without a comparison the acceptance rate decides alone. A college that admits less than
 * 15%, or less than 40% without a look at test scores, is always a reach; a college that admits less than half is never likely.
 */
export function chanceOf(college: Selectivity, own: Totals = NO_SCORES): Chance {
  const { rate, logOdds: odds, averages, mainTest, isOpen, isTestBlind } = college;
  if (Number.isNaN(rate)) return isOpen ? 'likely' : 'unknown';
  if (rate < (isTestBlind ? REACH_WITHOUT_TESTS : REACH_FOR_ALL)) return 'reach';
  const comparison = compareScores(own, averages, mainTest);
  const shifted = comparison === null ? odds : odds + Math.min(3, Math.max(-3, comparison.gap / SIGMA_SAT));
  if (shifted < REACH_ODDS) return 'reach';
  return shifted < LIKELY_ODDS || rate < LIKELY_MIN_RATE ? 'target' : 'likely';
}

const asFraction = (rate: number | null): number => (rate !== null && rate >= 0 && rate <= 1 ? rate : Number.NaN);
