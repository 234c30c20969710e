import type { StateCode } from '../colleges/states.ts';

/** Median earnings of working people with a high school diploma only, US dollars a year. */
export interface HighSchoolEarnings {
  amount: number;
  /** Null: of the whole nation. */
  state: StateCode | null;
  year: number;
}

const YEAR = 2024;
const NATION = 31_269;

/** The figures with which the earnings test of the Department of Education compares programs, from data of the Census Bureau. */
const STATE_FIGURES: Readonly<Partial<Record<StateCode, number>>> = {
  AK: 35_457,
  AL: 27_836,
  AR: 28_502,
  AZ: 32_284,
  CA: 32_476,
  CO: 35_571,
  CT: 33_286,
  DC: 32_592,
  DE: 31_316,
  FL: 29_609,
  GA: 29_609,
  HI: 34_203,
  IA: 34_203,
  ID: 33_397,
  IL: 30_793,
  IN: 31_316,
  KS: 30_782,
  KY: 28_996,
  LA: 28_996,
  MA: 35_438,
  MD: 33_397,
  ME: 32_311,
  MI: 28_996,
  MN: 34_795,
  MO: 30_156,
  MS: 27_362,
  MT: 30_058,
  NC: 29_344,
  ND: 34_203,
  NE: 31_316,
  NH: 37_850,
  NJ: 32_832,
  NM: 27_836,
  NV: 33_172,
  NY: 30_793,
  OH: 30_793,
  OK: 29_810,
  OR: 31_695,
  PA: 31_727,
  RI: 34_203,
  SC: 30_156,
  SD: 31_385,
  TN: 29_609,
  TX: 31_171,
  UT: 34_795,
  VA: 33_043,
  VT: 33_397,
  WA: 35_027,
  WI: 33_397,
  WV: 28_996,
  WY: 36_480,
};

/** The figure of a state. Territories have none: theirs is that of the nation. */
export function highSchoolEarningsIn(state: StateCode): HighSchoolEarnings {
  const own = STATE_FIGURES[state];
  return own === undefined ? { amount: NATION, state: null, year: YEAR } : { amount: own, state, year: YEAR };
}
