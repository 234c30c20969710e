import { FIGURE_KEYS, FIGURES, type FigureKey, type FigureUnit } from './figures.ts';

/** The smallest and the largest possible value. */
export type Range = readonly [min: number, max: number];

const BY_UNIT: Readonly<Record<FigureUnit, Range>> = {
  count: [0, 1_000_000],
  usd: [0, 1_000_000],
  fraction: [0, 1],
  score: [0, 100],
  points: [400, 1600],
  // A campus with a single student can have any rate.
  'per-1000': [0, 1_000_000],
  ratio: [0, 1_000],
};

const ACT: Range = [1, 36];
const NET_PRICE: Range = [-100_000, 500_000];
const ATHLETICS_BUDGET: Range = [0, 2_000_000_000];
const RESEARCH: Range = [0, 50_000_000_000];

const OWN: Partial<Readonly<Record<FigureKey, Range>>> = {
  transfersIn: [0, 200_000],
  housingCapacity: [0, 120_000],
  annualCost: [1, 500_000],
  outOfStateCost: [1, 500_000],
  averageGrant: [0, 350_000],
  applicationFee: [0, 2_500],
  // An institute with a dozen students can have an endowment of a university.
  endowmentPerStudent: [0, 60_000_000],
  // Aid can exceed the cost.
  netPricePublic: NET_PRICE,
  netPricePrivate: NET_PRICE,
  avgACT: ACT,
  act25: ACT,
  act75: ACT,
  crimeIncidentsTotal: [0, 50_000],
  menAthletes: [0, 10_000],
  womenAthletes: [0, 10_000],
  totalAthletes: [0, 20_000],
  totalAthleticsExpenses: ATHLETICS_BUDGET,
  totalAthleticsRevenue: ATHLETICS_BUDGET,
  athleticsExpensePerAthlete: [0, 10_000_000],
  researchFundingTotal: RESEARCH,
  researchExpense: RESEARCH,
  // A medical school has few students in the count.
  researchExpensePerStudent: [0, 20_000_000],
};

/**
 * The possible values of each figure. An import rejects rows with other values. Counts and amounts may be about five times the largest
 * published value, so a value outside is an error.
 */
export const FIGURE_RANGES = Object.fromEntries(FIGURE_KEYS.map((key) => [key, OWN[key] ?? BY_UNIT[FIGURES[key].unit]])) as Readonly<
  Record<FigureKey, Range>
>;
