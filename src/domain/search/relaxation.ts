import type { Relaxation } from './search-answer.ts';
import { FILTER_PARAMS, type SearchParamKey, type SearchQuery } from './params.ts';

const MAX_RELAXATIONS = 3;
const FILTER_KEYS = Object.keys(FILTER_PARAMS) as (keyof typeof FILTER_PARAMS)[];

/** For an empty result: the filters whose removal brings back the most colleges. `total` counts the hits of a query. */
export function relaxations(query: SearchQuery, total: (query: SearchQuery) => number): Relaxation[] {
  return FILTER_KEYS.filter((param) => query[param] !== undefined)
    .map((param) => ({ param, to: null, count: total(without(query, param)) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_RELAXATIONS);
}

function without(query: SearchQuery, param: SearchParamKey): SearchQuery {
  const rest = { ...query };
  Reflect.deleteProperty(rest, param);
  return rest;
}
