import type { WireOf } from '../../../contracts/endpoint.ts';
import type { rankingsContract } from '../../../contracts/rankings.contract.ts';
import type { savedRankingsContract } from '../../../contracts/saved-rankings.contract.ts';
import { FILTERS_OF_PRESET, PRESET_KEYS, PRESETS, PRESET_WORDS } from '../../../domain/order/presets.ts';
import type { Rankings } from '../../../domain/rankings/rankings.use-cases.ts';
import type { SavedRankings } from '../../../domain/rankings/saved-rankings.use-cases.ts';
import { formatWeights } from '../../../domain/shared/criteria.ts';
import { CRITERION_WORDS } from '../../../domain/scores/criterion-words.ts';
import { explainScores } from '../../../domain/scores/explain/explanation.ts';
import { SCORE_METHODS } from '../../../domain/scores/explain/score-methods.ts';
import { STORED_SCORES } from '../../../domain/scores/stored-scores.ts';
import type { Colleges } from '../../../domain/search/search.use-cases.ts';
import { CRITERIA, DEFAULT_WEIGHTS, MEAN, METHOD_VERSION, MIN_COVERAGE } from '../../../domain/shared/method.ts';
import { adultListJson, listPageJson, rankingJson } from '../answer/ranking-views.ts';
import { csvTextReply, Reply } from '../answer/reply.ts';
import type { Handlers } from '../mount.ts';

type Contract = typeof rankingsContract;

/** Ready-made lists, rankings by personal weights, and the method behind the scores. */
export function rankingsRoutes(rankings: Rankings, colleges: Pick<Colleges, 'byId' | 'dataVersion'>): Handlers<Contract> {
  return {
    list: ({ params, query }) => new Reply(listPageJson(rankings.list({ ...params, ...query }))),
    forAdults({ query: { format, heads, ...query } }) {
      if (format === 'csv') return csvTextReply('good-for-adults', rankings.forAdultsCsv(query, heads));
      return new Reply(adultListJson(rankings.forAdults(query)));
    },
    states: () => [...rankings.states()],
    rank({ query: { format, heads, ...query } }) {
      return format === 'csv' ? csvTextReply('rankings', rankings.csv(query, heads)) : new Reply(rankingJson(rankings.rank(query)));
    },
    explain: ({ query: { ids, ...query } }) => new Reply(rankingJson(rankings.explain(ids, query))),
    criteria: () => CRITERIA_ANSWER,
    scores: () => ({
      version: METHOD_VERSION,
      minCoverage: MIN_COVERAGE,
      scores: STORED_SCORES.map((key) => ({ key, ...SCORE_METHODS[key], parts: [...SCORE_METHODS[key].parts] })),
    }),
    explainScores: ({ params }) => ({
      version: METHOD_VERSION,
      scores: explainScores(colleges.byId(params.id)),
      dataVersion: colleges.dataVersion(),
    }),
  };
}

const CRITERIA_ANSWER: WireOf<Contract['criteria']> = {
  version: METHOD_VERSION,
  minCoverage: MIN_COVERAGE,
  criteria: CRITERIA.map((key) => ({ key, ...CRITERION_WORDS[key], mean: MEAN[key], defaultWeight: DEFAULT_WEIGHTS[key] })),
  presets: PRESET_KEYS.map((key) => ({
    key,
    label: PRESET_WORDS[key],
    w: formatWeights(PRESETS[key]),
    type: FILTERS_OF_PRESET[key]?.type ?? [],
    housing: FILTERS_OF_PRESET[key]?.housing ?? false,
  })),
};

export const savedRankingsRoutes = (saved: SavedRankings): Handlers<typeof savedRankingsContract> => ({
  list: ({ caller }) => saved.all(caller.user.id),
  save: ({ caller, body }) => saved.add(caller.user.id, body),
  change: ({ caller, params, body }) => saved.change(caller.user.id, params.id, body),
  remove: ({ caller, params }) => saved.remove(caller.user.id, params.id),
  shared: ({ params }) => saved.shared(params.token),
});
