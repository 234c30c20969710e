import type { WireOf } from '../../../contracts/endpoint.ts';
import type { rankingsContract } from '../../../contracts/rankings.contract.ts';
import { formatWeights, type Weights } from '../../../domain/rankings/criteria.ts';
import { METHOD_VERSION } from '../../../domain/shared/method.ts';
import type { Ranked } from '../../../domain/rankings/ranking.ts';
import type { RankingPage, Rankings } from '../../../domain/rankings/rankings.use-cases.ts';
import { json, jsonArray, jsonMerge, jsonObject, type Json } from '../json.ts';
import { Reply, type Handlers } from '../mount.ts';
import { cardJson, type WireCard } from '../views.ts';
import { personalRankingsRoutes } from './personal-rankings.routes.ts';
import { scoresRoutes } from './scores.routes.ts';

type Contract = typeof rankingsContract;
type Wire<K extends keyof Contract> = WireOf<Contract[K]>;

/** Lists and rankings over HTTP. A page is joined from cards that were encoded once. */
export function rankingsRoutes(rankings: Rankings): Handlers<Contract> {
  return {
    list({ params, query }) {
      const { kind, state, medians, ...page } = rankings.list({ ...params, ...query });
      return new Reply<Wire<'list'>>(jsonMerge(json({ kind, state, medians }), pageJson(page)));
    },
    states: () => [...rankings.states()],
    ...personalRankingsRoutes(rankings),
    ...scoresRoutes(rankings),
  };
}

function pageJson({ weights, items, ...rest }: RankingPage): Json<Omit<Wire<'list'>, 'kind' | 'state' | 'medians'>> {
  const page = jsonObject<Pick<Wire<'list'>, 'formula' | 'items'>>({
    formula: json(formulaOf(weights)),
    items: jsonArray(items.map(rankedJson)),
  });
  return jsonMerge(page, json(rest));
}

const formulaOf = (weights: Weights): Wire<'list'>['formula'] => ({ version: METHOD_VERSION, weights, w: formatWeights(weights) });

const rankedJson = ({ rank, score, coverage, college }: Ranked): Json<Wire<'list'>['items'][number]> =>
  jsonMerge(json({ rank, score, coverage }), jsonObject<{ college: WireCard }>({ college: cardJson(college) }));
