/** Rankings, ready-made lists and scores: their answers, addresses, groups and method. */
import type { WireOf } from '../../../../src/contracts/endpoint.ts';
import type { Contracts } from '../../../../src/contracts/index.ts';

export type CollegeList = WireOf<Contracts['rankings']['list']>;
export type AdultList = WireOf<Contracts['rankings']['forAdults']>;
export type Ranking = WireOf<Contracts['rankings']['rank']>;
export type PlacedCollege = Ranking['items'][number];
export type RankedCollege = CollegeList['items'][number];
export type ExplainedScore = WireOf<Contracts['rankings']['explainScores']>['scores'][number];
export type SavedRanking = WireOf<Contracts['savedRankings']['list']>[number];
export type StateSummary = WireOf<Contracts['rankings']['states']>[number];

export { areAllZero, formatWeights, MAX_WEIGHT, parseWeights, type Weights } from '../../../../src/domain/shared/criteria.ts';
export {
  BALANCED,
  COMPARABLE,
  CRITERIA,
  DEFAULT_WEIGHTS,
  EVEN_SCALES,
  FOR_ADULTS,
  LIKELY_FROM,
  LIKELY_MIN_RATE,
  MAX_RESULTS,
  MEAN,
  METHOD_VERSION,
  MIN_COVERAGE,
  MIN_RESULTS,
  PRESTIGE,
  PRICE_CAP,
  RATE_GROUPS,
  RATE_PRIORS,
  REACH_BELOW,
  REACH_FOR_ALL,
  REACH_WITHOUT_TESTS,
  SAFEST_FROM,
  SIGMA_SAT,
  type Criterion,
  HS_EARNINGS,
} from '../../../../src/domain/shared/method.ts';
export { prestigeOf, testOf } from '../../../../src/domain/scores/prestige.ts';
export { scoredGraduationOf } from '../../../../src/domain/scores/rates.ts';
export { SCORE_METHODS } from '../../../../src/domain/scores/explain/score-methods.ts';
export { STORED_SCORES, type StoredScore } from '../../../../src/domain/scores/stored-scores.ts';
export { criterionScoresOf } from '../../../../src/domain/scores/criterion-scores.ts';
export { gateOf, unrankedText } from '../../../../src/domain/order/gate.ts';
export { FILTERS_OF_PRESET, PRESET_KEYS, PRESET_WORDS, PRESETS, type Preset } from '../../../../src/domain/order/presets.ts';
export { RANK_GROUP_LABELS, RANK_GROUPS, type RankGroup } from '../../../../src/domain/order/rank-group.ts';
export { CRITERION_WORDS } from '../../../../src/domain/scores/criterion-words.ts';
export { LONGEST_RANKING_NAME } from '../../../../src/domain/rankings/saved-ranking.ts';
export {
  defaultWeightsOf,
  parseRanking,
  RANKING_PARAMS,
  serializeRanking,
  type RankingQuery,
} from '../../../../src/domain/rankings/params.ts';
export { ADULT_FIGURES, SEARCH_FOR_ADULTS, type AdultFigure } from '../../../../src/domain/rankings/adults/adult-lists.ts';
export {
  COLLEGE_KINDS,
  LIST_KINDS,
  SEARCH_OF_LIST,
  LONGEST_LIST_TEXT,
  paragraphsOf,
  type CollegeKind,
  type ListKind,
} from '../../../../src/domain/rankings/list-kinds.ts';
export { FIT_PARTS, FIT_SCALES } from '../../../../src/domain/matching/fit-method.ts';
