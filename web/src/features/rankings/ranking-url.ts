import { METHOD_VERSION, parseRanking, serializeRanking, type RankingQuery } from '../../api/domain.ts';

/** What an address asks for. What cannot be read, and what nobody knows, is ignored. */
export const readRanking = (search: string): RankingQuery => parseRanking(new URLSearchParams(search)).query;

/** What a shared ranking shows: its own order, on the page that the address asks for. */
export const readShared = (saved: string, search: string): RankingQuery => ({ ...readRanking(saved), page: readRanking(search).page });

/** What makes the order: without the page that is shown of it, and what a link was made with. */
export const orderOf = ({ w, type, st, size, max }: RankingQuery): RankingQuery => ({ w, type, st, size, max });

/** A changed order begins at its first page, and is no longer what a link was made with. */
export const changed = (query: RankingQuery, change: RankingQuery): RankingQuery => ({ ...orderOf(query), ...change });

/** The same order with what it was made with, to be told of what has changed since. */
export const pinned = (query: RankingQuery, dataDate: string | null): RankingQuery => ({
  ...orderOf(query),
  v: METHOD_VERSION,
  ...(dataDate !== null && { d: dataDate }),
});

/** All colleges of the order, with inputs and scores. */
export function csvHref(query: RankingQuery): string {
  const text = serializeRanking(orderOf(query));
  return `/api/rankings?${text === '' ? '' : `${text}&`}format=csv`;
}

export const hasFilters = ({ type, st, size, max }: RankingQuery): boolean => [type, st, size, max].some((value) => value !== undefined);

/** The same weights over all colleges. */
export const withoutFilters = ({ w }: RankingQuery): RankingQuery => ({ w });

export type ListParam = 'type' | 'st' | 'size';
type Item<K extends ListParam> = NonNullable<RankingQuery[K]> extends (infer T)[] ? T : never;

/** The ranking with a value of a filter added or taken away. */
export function toggled<K extends ListParam>(query: RankingQuery, param: K, value: Item<K>): RankingQuery {
  const values = (query[param] ?? []) as Item<K>[];
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
  return changed(query, { [param]: next.length > 0 ? next : undefined });
}
