import type { WireOf } from '../../../contracts/endpoint.ts';
import type { rankingsContract } from '../../../contracts/rankings.contract.ts';
import type { Colleges } from '../../../domain/search/search.use-cases.ts';
import type { ListPage, Rankings } from '../../../domain/rankings/rankings.use-cases.ts';
import { json, jsonArray, jsonMerge, jsonObject, type Json } from '../answer/json.ts';
import { Reply, type Handlers } from '../mount.ts';
import { formulaOf, personalRankingsRoutes, withCard } from './personal-rankings.routes.ts';
import { scoresRoutes } from './scores.routes.ts';

type Contract = typeof rankingsContract;
type Wire<K extends keyof Contract> = WireOf<Contract[K]>;

/** Lists and rankings over HTTP. A page is joined from cards that were encoded once. */
export function rankingsRoutes(rankings: Rankings, colleges: Colleges): Handlers<Contract> {
  return {
    list: ({ params, query }) => new Reply(listJson(rankings.list({ ...params, ...query }))),
    states: () => [...rankings.states()],
    ...personalRankingsRoutes(rankings),
    ...scoresRoutes(colleges),
  };
}

function listJson({ weights, items, ...rest }: ListPage): Json<Wire<'list'>> {
  const ranked = items.map(({ college, rank, score, coverage }) => withCard(college, { rank, score, coverage }));
  return jsonMerge(json({ formula: formulaOf(weights), ...rest }), jsonObject<Pick<Wire<'list'>, 'items'>>({ items: jsonArray(ranked) }));
}
