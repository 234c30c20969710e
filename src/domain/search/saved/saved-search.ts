import { PRIVATE_PARAMS, serializeSearch, type SearchQuery } from '../params.ts';

export const LONGEST_SEARCH_NAME = 60;
export const MAX_SAVED_SEARCHES = 50;

/** Values about the visitor. They are never saved with a search; a count may use them. */
export type VisitorValues = Pick<SearchQuery, 'income' | 'homeState' | 'mySat' | 'myAct'>;

/** The canonical query string of the first page, without values about the visitor. */
export function savedSearchText(query: SearchQuery): string {
  const saved = { ...query, page: undefined, perPage: undefined };
  for (const param of PRIVATE_PARAMS) saved[param] = undefined;
  return serializeSearch(saved);
}
