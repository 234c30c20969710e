import { PRIVATE_PARAMS, type SearchQuery } from '../../../api/domain/search.ts';

export type PrivateParam = (typeof PRIVATE_PARAMS)[number];
export type PrivateQuery = Pick<SearchQuery, PrivateParam>;

export const isPrivateParam = (param: string): param is PrivateParam => PRIVATE_PARAMS.some((one) => one === param);

/** The part of a search that an address may have. */
export const withoutPrivate = (query: SearchQuery): SearchQuery =>
  Object.fromEntries(Object.entries(query).filter(([param]) => !isPrivateParam(param)));

/** The search with what is known of the visitor. A home only changes the suggested order. */
export function withPrivate(query: SearchQuery, { home, ...known }: PrivateQuery): SearchQuery {
  const isSuggested = query.sort === undefined ? (query.q ?? query.zip ?? query.near) === undefined : query.sort.key === 'suggested';
  return { ...query, ...known, ...(home !== undefined && isSuggested && { home }) };
}
