import type { SearchParamKey, SearchQuery } from '../../api/domain/search.ts';
import type { PrivateQuery } from './private/private-params.ts';
import { changed } from './search-url.ts';

/** The search parameters that hold a list of values of a facet. */
export type ListParam = Exclude<
  { [K in SearchParamKey]: NonNullable<SearchQuery[K]> extends readonly unknown[] ? K : never }[SearchParamKey],
  'major' | 'award'
>;
export type ListValue<K extends ListParam> = NonNullable<SearchQuery[K]> extends readonly (infer T extends string)[] ? T : never;

/**
 * Adds the value to the list, or removes it. Reach, target and likely colleges are shown best match first, unless the user chose an
 * order. That order ends with the filter.
 */
export function toggled<K extends ListParam>(query: SearchQuery, param: K, value: ListValue<K>): SearchQuery {
  const values = (query[param] ?? []) as ListValue<K>[];
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
  if (param === 'chance' && next.length === 0) return changed(query, withoutChance(query));
  const isByMatch = param === 'chance' && query.sort === undefined;
  return changed(query, { [param]: next.length > 0 ? next : undefined, ...(isByMatch && { sort: { key: 'match', direction: 'desc' } }) });
}

/** Without a score, the chance filter ends. */
export function withScores(query: SearchQuery, scores: Pick<PrivateQuery, 'mySat' | 'myAct'>): SearchQuery {
  const next = changed(query, scores);
  const isKept = next.mySat !== undefined || next.myAct !== undefined || next.chance === undefined;
  return isKept ? next : changed(next, withoutChance(next));
}

const withoutChance = ({ sort }: SearchQuery): Partial<SearchQuery> => ({
  chance: undefined,
  ...(sort?.key === 'match' && { sort: undefined }),
});
