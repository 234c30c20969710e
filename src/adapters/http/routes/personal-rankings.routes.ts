import type { WireOf } from '../../../contracts/endpoint.ts';
import type { rankingsContract } from '../../../contracts/rankings.contract.ts';
import { formatWeights, type Weights } from '../../../domain/scores/criteria.ts';
import { CRITERION_WORDS } from '../../../domain/scores/criterion-words.ts';
import type { PlacedCollege } from '../../../domain/rankings/personal-ranking.ts';
import { PRESET_KEYS, PRESETS, PRESET_WORDS } from '../../../domain/rankings/presets.ts';
import type { Ranked } from '../../../domain/rankings/ranking.ts';
import type { RankingPage, Rankings } from '../../../domain/rankings/rankings.use-cases.ts';
import { CRITERIA, DEFAULT_WEIGHTS, MEAN, METHOD_VERSION, MIN_COVERAGE, RHO } from '../../../domain/shared/method.ts';
import { json, jsonArray, jsonMerge, jsonObject, type Json } from '../answer/json.ts';
import { Reply, type Handlers } from '../mount.ts';
import { cardJson, type WireCard } from '../answer/views.ts';

type Contract = typeof rankingsContract;
type Wire<K extends keyof Contract> = WireOf<Contract[K]>;
type Own = Pick<Handlers<Contract>, 'rank' | 'explain' | 'criteria'>;

/** Rankings by anybody's own weights over HTTP: pages, some colleges taken apart, everything as CSV. */
export const personalRankingsRoutes = (rankings: Rankings): Own => ({
  rank({ query: { format, ...query } }) {
    if (format === 'csv') return new Reply({ type: CSV_TYPE, rows: rankings.csv(query) }, CSV_HEADERS);
    return new Reply(rankingJson(rankings.rank(query)));
  },
  explain: ({ query: { ids, ...query } }) => new Reply(rankingJson(rankings.explain(ids, query))),
  criteria: () => CRITERIA_ANSWER,
});

export const formulaOf = (weights: Weights): Wire<'list'>['formula'] => ({ version: METHOD_VERSION, weights, w: formatWeights(weights) });

/** What is said of a college, with its card, which was encoded once. */
export const withCard = <T extends object>(college: Ranked['college'], rest: T): Json<T & { college: WireCard }> =>
  jsonMerge(json(rest), jsonObject<{ college: WireCard }>({ college: cardJson(college) }));

function rankingJson({ weights, items, ...rest }: RankingPage): Json<Wire<'rank'>> {
  const placed = jsonObject<Pick<Wire<'rank'>, 'items'>>({ items: jsonArray(items.map(placedJson)) });
  return jsonMerge(json({ formula: formulaOf(weights), ...rest }), placed);
}

const placedJson = ({ college, rank, score, coverage, band, parts, lead }: PlacedCollege): Json<Wire<'rank'>['items'][number]> =>
  withCard(college, { rank, score, coverage, band, parts: [...parts], lead });

const CSV_TYPE = 'text/csv; charset=utf-8; header=present';
const CSV_HEADERS: readonly string[] = ['Content-Disposition', 'attachment; filename="rankings.csv"'];

const CRITERIA_ANSWER: Wire<'criteria'> = {
  version: METHOD_VERSION,
  minCoverage: MIN_COVERAGE,
  criteria: CRITERIA.map((key) => ({ key, ...CRITERION_WORDS[key], mean: MEAN[key], rho: RHO[key], defaultWeight: DEFAULT_WEIGHTS[key] })),
  presets: PRESET_KEYS.map((key) => ({ key, label: PRESET_WORDS[key], w: formatWeights(PRESETS[key]) })),
};
