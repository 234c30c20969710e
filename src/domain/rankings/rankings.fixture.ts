import fc from 'fast-check';
import { aCollege } from '../colleges/college.fixture.ts';
import { COLLEGE_TYPES, type CollegeRecord, type CollegeType } from '../colleges/college.ts';
import { MIN_COHORT } from '../colleges/small-cohorts.ts';
import { inSuggestedOrder } from '../order/suggested-order.ts';
import { CRITERIA, type Criterion } from '../shared/method.ts';
import { MAX_WEIGHT, type Weights } from '../shared/criteria.ts';
import { createScorer } from './weights.ts';
import type { CriterionScores } from '../scores/criterion-scores.ts';
import { rankedCollegeAt, type RankedCollege } from './ranked-order.ts';
import type { RankingFilters } from './filters.ts';
import { createOrderCache } from './order-cache.ts';
import { round1 } from '../scores/scales.ts';
import type { ScoredCollege } from '../order/scored-college.ts';

/** Random colleges, scores and weights. A quarter of the values is missing, and some are invalid. */

const missing = fc.constantFrom(null, null, null, Number.NaN, Infinity);
const rarelyMissing = <T>(values: fc.Arbitrary<T>): fc.Arbitrary<T | number | null> =>
  fc.oneof({ weight: 3, arbitrary: values }, { weight: 1, arbitrary: missing });
const number = (min: number, max: number) => rarelyMissing(fc.double({ min, max, noNaN: true }));
const share = fc.oneof({ weight: 9, arbitrary: number(0, 1) }, { weight: 1, arbitrary: fc.constantFrom(-0.1, 0, 1, 1.2, -0) });
const count = (max: number) => rarelyMissing(fc.integer({ min: 0, max }));
/** A rate of fewer students is withheld when a college is read. */
const cohort = rarelyMissing(fc.integer({ min: MIN_COHORT, max: 8_000 }));
const money = number(-5_000, 110_000);

const figures = {
  totalEnrollment: count(60_000),
  size: fc.oneof({ weight: 5, arbitrary: count(40_000) }, { weight: 1, arbitrary: fc.constantFrom(0, 1, 5_000, 5_001, 15_000, 15_001) }),
  netPricePublic: money,
  netPricePrivate: rarelyMissing(fc.constantFrom(80_000, 80_001, 0, -0.4, 23_258)),
  annualCost: money,
  acceptanceRateNum: share,
  avgSAT: number(400, 1600),
  avgACT: number(1, 36),
  satCohort: cohort,
  actCohort: cohort,
  graduationRate: share,
  graduationCohort: cohort,
  retentionRate: share,
  retentionCohort: cohort,
  medianEarnings: rarelyMissing(fc.oneof(fc.constant(32_000), fc.integer({ min: 0, max: 150_000 }))),
  earningsAfter10Years: money,
  medianDebt: money,
  percentPellGrant: share,
  researchFundingTotal: number(0, 3e9),
  crimeIncidentsTotal: count(500),
  crimeRatePer1000: number(0, 30),
  totalAthletes: count(1_500),
  totalAthleticsExpenses: number(0, 2e8),
  athleticsExpensePerAthlete: number(0, 3e5),
};

const words = {
  name: fc.constantFrom('Alma College', 'Bethel University', 'Cañada College', '', '🎓 College', '\uFF21 College'),
  ipedsUnitId: fc.constant(null),
  // A manual edit of the table can leave a space.
  type: fc.constantFrom(...COLLEGE_TYPES, ' public' as CollegeType),
  acceptanceRate: fc.constantFrom('1', '1%', '12.5 %', 'N/A', '', null),
  level: fc.constantFrom(2 as const, 4 as const),
  state: fc.constantFrom('AL' as const, 'GA' as const, 'NY' as const),
  isHBCU: fc.boolean(),
  isOnlineOnly: fc.boolean(),
  researchActivity: fc.constantFrom(null, null, 'Research 1: Very High', 'Research 2: High', 'Research Colleges and Universities'),
  carnegieClassification: fc.constantFrom(null, "Associate's Colleges: High Transfer", 'Doctoral/Professional Universities'),
};

export const anyCollege: fc.Arbitrary<CollegeRecord> = fc.record({ ...words, ...figures }).map((drawn) => aCollege(drawn));

/** Ids start at 1. */
export const someColleges = (maxLength = 12): fc.Arbitrary<CollegeRecord[]> =>
  fc.array(anyCollege, { maxLength }).map((drawn) => drawn.map((college, index) => ({ ...college, id: index + 1 })));

const byCriterion = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<Record<Criterion, T>> =>
  fc.record(Object.fromEntries(CRITERIA.map((key) => [key, value])) as Record<Criterion, fc.Arbitrary<T>>);

export const anyScores: fc.Arbitrary<CriterionScores> = byCriterion(fc.option(fc.double({ min: 0, max: 100, noNaN: true }), { freq: 4 }));

/** The public college of the worked example. It publishes no average SAT. */
export const AUBURN_LIKE = aCollege({
  type: 'Public',
  size: 24_782,
  totalEnrollment: 32_000,
  acceptanceRateNum: 0.71,
  graduationRate: 0.81,
  graduationCohort: 4_800,
  retentionRate: 0.93,
  retentionCohort: 5_200,
  netPricePublic: 23_258,
  medianEarnings: 65_337,
  percentPellGrant: 0.13,
  researchFundingTotal: 250e6,
  crimeIncidentsTotal: 209,
  crimeRatePer1000: 2.2,
});

/** Not all zero. */
export const anyWeights: fc.Arbitrary<Weights> = byCriterion(fc.integer({ min: 0, max: MAX_WEIGHT })).filter((weights) =>
  CRITERIA.some((key) => weights[key] > 0),
);

/** These weights; all others are 0. */
export function weightsWith(named: Partial<Weights>): Weights {
  return { ...(Object.fromEntries(CRITERIA.map((key) => [key, 0])) as Weights), ...named };
}

/** All colleges in the order by these weights. They are ranked however small or little known they are. */
export function rankedBy(scored: readonly ScoredCollege[], weights: Weights): RankedCollege[] {
  const orders = createOrderCache(scored);
  const order = orders.by(weights, { all: true });
  return Array.from(order.rows, (_, place) => rankedCollegeAt(orders.matrix, order, place));
}

/** A simple, slow model of a ranking: score, sort and number all colleges that the gate admits. */
export function plainlyRankedBy(
  scored: readonly ScoredCollege[],
  weights: Weights,
  { all }: RankingFilters = { all: true },
): RankedCollege[] {
  const scoreOf = createScorer(weights);
  const items = inSuggestedOrder(scored).map(({ college, scores }) => {
    const { score, coverage } = scoreOf(scores);
    const isComparable = college.size !== null && college.size >= 500; // NaN is no size.
    const unranked = all ? null : !isComparable ? 'few-students' : coverage < 0.7 ? 'little-known' : null;
    const shown = score === null || unranked !== null ? null : round1(score);
    return { college, score: shown, coverage, rank: null, unranked: shown === null ? (unranked ?? 'little-known') : null } as const;
  });
  items.sort((a, b) => (b.score ?? -1) - (a.score ?? -1));
  const rankOf = (score: number | null) => (score === null ? null : items.findIndex((item) => item.score === score) + 1);
  return items.map((item) => ({ ...item, rank: rankOf(item.score) }));
}

/** Random colleges with random scores. */
export const someScored = (maxLength = 12): fc.Arbitrary<ScoredCollege[]> =>
  fc
    .array(fc.tuple(fc.constantFrom('Alma', 'Bethel', '🎓'), anyScores), { maxLength })
    .map((drawn) => drawn.map(([name, scores], index) => ({ college: aCollege({ id: index + 1, name }), scores })));
