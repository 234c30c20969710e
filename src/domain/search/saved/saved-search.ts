import { serializeSearch, type SearchQuery } from '../params.ts';

export const LONGEST_SEARCH_NAME = 60;
export const MAX_SAVED_SEARCHES = 50;

/** Values about the visitor. They are never saved with a search; a count may use them. */
export type VisitorValues = Pick<SearchQuery, 'income' | 'mySat' | 'myAct'>;

const NOT_SAVED = {
  income: undefined,
  mySat: undefined,
  myAct: undefined,
  home: undefined,
  page: undefined,
  perPage: undefined,
} satisfies Partial<Record<keyof SearchQuery, undefined>>;

/** The canonical query string of the first page, without values about the visitor. */
export const savedSearchText = (query: SearchQuery): string => serializeSearch({ ...query, ...NOT_SAVED });
