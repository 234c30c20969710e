import type { College } from '../colleges/college.ts';
import { knownNetPriceOf } from '../colleges/net-price.ts';
import { csvOf } from '../shared/csv.ts';
import { CRITERIA, METHOD_VERSION } from '../shared/method.ts';
import { formatWeights } from '../shared/criteria.ts';
import { earningsOf } from '../scores/payback.ts';
import type { PersonalRanking } from './personal-ranking.ts';

const FIRST = ['rank', 'rankBest', 'rankWorst', 'score', 'coverage', 'unitId', 'name', 'city', 'state', 'control', 'level'] as const;

/** The stored inputs of the criteria. */
const INPUTS = [
  'medianDebt',
  'graduationRate',
  'retentionRate',
  'acceptanceRateNum',
  'avgSAT',
  'avgACT',
  'researchFundingTotal',
  'researchActivity',
  'crimeIncidentsTotal',
  'crimeRatePer1000',
  'isOnlineOnly',
  'totalAthletes',
  'totalAthleticsExpenses',
  'athleticsExpensePerAthlete',
  'percentPellGrant',
  'size',
] as const satisfies readonly (keyof College)[];

const COLUMNS = [
  ...FIRST,
  'netPrice',
  'earnings',
  ...INPUTS,
  ...CRITERIA.map((key) => `score_${key}`),
  ...CRITERIA.map((key) => `contribution_${key}`),
  'weights',
  'methodVersion',
  'dataVersion',
];

/** All colleges of an order as CSV, in pieces, with all inputs of every score. The score of an unknown criterion is empty. */
export function rankingCsv(ranking: PersonalRanking, dataVersion: string): Generator<string> {
  const tail = { weights: formatWeights(ranking.weights), methodVersion: METHOD_VERSION, dataVersion };
  return csvOf(COLUMNS, rowsOf(ranking, tail));
}

function* rowsOf(ranking: PersonalRanking, tail: object): Generator<Record<string, unknown>> {
  for (let place = 0; place < ranking.order.rows.length; place += 1) yield { ...rowOf(ranking, place), ...tail };
}

function rowOf(ranking: PersonalRanking, place: number): Record<string, unknown> {
  const { college, rank, band, score, coverage, parts } = ranking.placedAt(place);
  const scores = ranking.scoresAt(place);
  return {
    rank,
    rankBest: band?.best,
    rankWorst: band?.worst,
    score,
    coverage,
    unitId: college.ipedsUnitId,
    name: college.name,
    city: college.location,
    state: college.state,
    control: college.type,
    level: college.level,
    netPrice: knownNetPriceOf(college),
    earnings: earningsOf(college),
    ...Object.fromEntries(INPUTS.map((key) => [key, college[key]])),
    ...Object.fromEntries(CRITERIA.map((key) => [`score_${key}`, scores[key]])),
    ...Object.fromEntries(parts.map(({ key, contribution }) => [`contribution_${key}`, contribution])),
  };
}
