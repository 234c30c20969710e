import {
  METHOD_VERSION,
  parseRanking,
  type RankGroup,
  type Ranking,
  RANKING_PARAMS,
  type RankingQuery,
  serializeRanking,
} from '../../api/domain/rankings.ts';
import { rankingHref } from '../../entities/ranking/ranking-address.ts';

export const RANKING_PAGE_PARAMS = Object.keys(RANKING_PARAMS);

/** The ranking of an address. Ignores unknown and malformed parameters. */
export const readRanking = (search: string): RankingQuery => parseRanking(new URLSearchParams(search)).query;

/** The saved ranking, at the page number of the address. */
export const readShared = (saved: string, search: string): RankingQuery => ({ ...readRanking(saved), page: readRanking(search).page });

/** Weights, filters and group only, without the page number and versions. */
export const orderOf = (query: RankingQuery): RankingQuery => ({ ...query, v: undefined, d: undefined, page: undefined });

/** Applies a change and drops the page number and versions. */
export const withChange = (query: RankingQuery, change: RankingQuery): RankingQuery => ({ ...orderOf(query), ...change });

/** Adds the method version and data date, so that a saved link can report later changes. */
export const withVersions = (query: RankingQuery, dataDate: string | null): RankingQuery => ({
  ...orderOf(query),
  v: METHOD_VERSION,
  ...(dataDate !== null && { d: dataDate }),
});

/** The whole ranking as CSV for spreadsheets. */
export function csvHref(query: RankingQuery): string {
  const text = serializeRanking(orderOf(query));
  return `/api/rankings?${text === '' ? '' : `${text}&`}format=csv&heads=words`;
}

export const hasFilters = ({ type, st, size, focus, housing, max }: RankingQuery): boolean =>
  [type, st, size, focus, housing, max].some((value) => value !== undefined);

export const withoutFilters = ({ w, all }: RankingQuery): RankingQuery => ({ w, all });

/** The ranking of another group. The group that is ranked first needs no parameter. */
export const groupHref = (query: RankingQuery, group: RankGroup, { firstGroup }: Pick<Ranking, 'firstGroup'>): string =>
  rankingHref(withChange(query, { group: group === firstGroup ? undefined : group }));

/** Ranks small and little-known colleges too, or no longer. */
export const gateHref = (query: RankingQuery): string => rankingHref(withChange(query, { all: query.all ? undefined : true }));

export type ListParam = 'type' | 'st' | 'size' | 'focus';
type Item<K extends ListParam> = NonNullable<RankingQuery[K]> extends (infer T)[] ? T : never;

/** Adds or removes one value of a list filter. */
export function toggled<K extends ListParam>(query: RankingQuery, param: K, value: Item<K>): RankingQuery {
  const values = (query[param] ?? []) as Item<K>[];
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
  // Kind and focus decide which group comes first.
  const group = param === 'type' || param === 'focus' ? { group: undefined } : {};
  return withChange(query, { [param]: next.length > 0 ? next : undefined, ...group });
}
