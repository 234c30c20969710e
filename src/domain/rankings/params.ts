import { FOCUSES } from '../colleges/categories.ts';
import { statesParam } from '../colleges/states-param.ts';
import { SIZE_BANDS } from '../colleges/size-band.ts';
import { areAllZero, formatWeights, parseWeights, type Weights } from '../shared/criteria.ts';
import { createQueryString, type QueryValues } from '../shared/query-string.ts';
import { flag, integer, LAST_PAGE, listOf, oneOf, type Param } from '../shared/query-params.ts';
import { RANK_GROUPS } from '../order/rank-group.ts';
import { weightsOfGroup } from '../order/group-weights.ts';
import { COLLEGE_KINDS, defaultGroupOf } from './list-kinds.ts';

/** The query parameters of a ranking, for the API, links and saved rankings. */

export const MAX_PRICE = 100_000;

const weights: Param<Weights> = {
  parse: (text) => parseWeights(text) ?? undefined,
  format: formatWeights,
};

/** A calendar day. `Date.parse` accepts February 30, so the text is compared with the parsed day. */
export const date: Param<string> = {
  parse: (text) => (/^\d{4}-\d{2}-\d{2}$/.test(text) && dayOf(text) === text ? text : undefined),
  format: (value) => value,
};

/** Parameters in the order of a canonical address. */
export const RANKING_PARAMS = {
  v: integer(1, 999),
  w: weights,
  type: listOf(COLLEGE_KINDS),
  st: statesParam,
  size: listOf(SIZE_BANDS),
  focus: listOf(FOCUSES),
  housing: flag,
  max: integer(0, MAX_PRICE),
  group: oneOf(RANK_GROUPS),
  all: flag,
  d: date,
  page: integer(1, LAST_PAGE),
};
export type RankingQuery = QueryValues<typeof RANKING_PARAMS>;

/** The weights of a ranking that names none: those of its group, or of the usual group of its kinds. */
export const defaultWeightsOf = ({ type = [], group = defaultGroupOf(type) }: Pick<RankingQuery, 'type' | 'group'>): Weights =>
  weightsOfGroup(group);

/** Parses and serializes the query string of a ranking. All zero counts as absent, and default weights that follow from the query. */
export const { parse: parseRanking, serialize: serializeRanking } = createQueryString(RANKING_PARAMS, (key, value, query) => {
  if (key === 'w') return areAllZero(value as Weights) || isDefaultWeights(value as Weights, query);
  return key === 'page' && value === 1;
});

/** The catalog decides which group a state shows first: Palau has only a two-year college. So weights beside a state stay in the address. */
const isDefaultWeights = (value: Weights, query: RankingQuery): boolean =>
  (!query.st || query.group !== undefined) && formatWeights(value) === formatWeights(defaultWeightsOf(query));

function dayOf(text: string): string | undefined {
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? undefined : new Date(moment).toISOString().slice(0, 'yyyy-mm-dd'.length);
}
