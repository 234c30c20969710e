import { LIKELY_FROM, LIKELY_MIN_RATE, REACH_BELOW, REACH_FOR_ALL, REACH_WITHOUT_TESTS, SIGMA_SAT } from '../shared/method.ts';
import type { College } from './college.ts';
import type { Chance } from './categories.ts';

/** SAT totals for ACT 9 to 36, from the 2018 concordance of College Board and ACT. */
// prettier-ignore
const SAT_OF_ACT = [
  590, 630, 670, 710, 760, 800, 850, 890, 930, 970, 1010, 1040, 1080, 1110,
  1140, 1180, 1210, 1240, 1280, 1310, 1340, 1370, 1400, 1430, 1460, 1500, 1540, 1590,
];
const LOWEST_ACT = 9;

/** The SAT total of an ACT composite, linear between whole scores. Null outside 9–36. */
export function actToSat(act: number | null | undefined): number | null {
  if (act === null || act === undefined) return null;
  const below = SAT_OF_ACT[Math.floor(act) - LOWEST_ACT];
  const above = SAT_OF_ACT[Math.ceil(act) - LOWEST_ACT];
  if (below === undefined || above === undefined) return null;
  return below + (above - below) * (act - Math.floor(act));
}

const logOdds = (rate: number): number => Math.log(rate / (1 - rate));
const REACH_ODDS = logOdds(REACH_BELOW);
const LIKELY_ODDS = logOdds(LIKELY_FROM);

/** The values of a college that the estimate needs; NaN if unknown. */
export interface Selectivity {
  rate: number;
  logOdds: number;
  sat: number;
  isOpen: boolean;
  /** It looks at no test scores, so `sat` is NaN. */
  isTestBlind: boolean;
}

type SelectivityInput = Pick<College, 'acceptanceRateNum' | 'avgSAT' | 'avgACT' | 'openAdmission' | 'testingPolicy'>;

export function selectivityOf(college: SelectivityInput): Selectivity {
  const isTestBlind = college.testingPolicy === 'not-considered';
  const rate = asFraction(college.acceptanceRateNum);
  return {
    rate,
    logOdds: logOdds(Math.min(0.99, Math.max(0.01, rate))),
    sat: (isTestBlind ? null : (college.avgSAT ?? actToSat(college.avgACT))) ?? Number.NaN,
    isOpen: college.openAdmission === true,
    isTestBlind,
  };
}

/**
 * Estimates the chance of admission for a student's SAT. For NaN the acceptance rate decides alone. A college that admits less than
 * 15%, or less than 40% without a look at test scores, is always a reach; a college that admits less than half is never likely.
 */
export function chanceOf({ rate, logOdds: odds, sat, isOpen, isTestBlind }: Selectivity, studentSat: number): Chance {
  if (Number.isNaN(rate)) return isOpen ? 'likely' : 'unknown';
  if (rate < (isTestBlind ? REACH_WITHOUT_TESTS : REACH_FOR_ALL)) return 'reach';
  const deviation = (studentSat - sat) / SIGMA_SAT;
  const shifted = Number.isNaN(deviation) ? odds : odds + Math.min(3, Math.max(-3, deviation));
  if (shifted < REACH_ODDS) return 'reach';
  return shifted < LIKELY_ODDS || rate < LIKELY_MIN_RATE ? 'target' : 'likely';
}

const asFraction = (rate: number | null): number => (rate !== null && rate >= 0 && rate <= 1 ? rate : Number.NaN);
