import { serializeSearch, SEARCH_OF_LIST, stateOf, stateSlug, type ListKind, type StateCode, type Weights } from '../../api/domain.ts';
import { rankingHref } from '../../entities/ranking/ranking-address.ts';

/** A page of a list. Only lists of kind `state` have a state. */
export type ListAddress = { page: number } & (
  { kind: 'state'; state: StateCode } | { kind: Exclude<ListKind, 'state'>; state?: undefined }
);

export const STATE_INDEX = '/colleges/states';

/** The canonical path of a list. */
export function pathOf(list: ListAddress): string {
  return list.kind === 'state' ? `${STATE_INDEX}/${stateSlug(list.state)}` : `/colleges/best-${list.kind}-colleges`;
}

export function hrefOf(list: ListAddress, page = list.page): string {
  return page === 1 ? pathOf(list) : `${pathOf(list)}?page=${page}`;
}

/** The search with about the same colleges. */
export function searchHref(list: ListAddress): string {
  return `/discover?${serializeSearch(list.kind === 'state' ? { state: [list.state] } : SEARCH_OF_LIST[list.kind])}`;
}

/** The list as a personal ranking with adjustable weights. */
export function personalRankingHref(list: ListAddress, w: Weights): string {
  return rankingHref(list.kind === 'state' ? { w, st: [list.state] } : { w, type: [list.kind] });
}

/** The highest page that the API accepts. */
const LAST_PAGE = 10_000;

/** The page number of a query string. An invalid number means page 1. */
export function pageIn(search: string): number {
  const asked = new URLSearchParams(search).get('page') ?? '';
  return /^[1-9]\d*$/.test(asked) ? Math.min(Number(asked), LAST_PAGE) : 1;
}

/** The state of a path: `/colleges/states/new-york`, `/colleges/state/NY`, `/colleges/state/best-colleges-new-york`. */
export function stateAt(path: string): StateCode | undefined {
  const [, folder, name = ''] = /^(.*)\/([^/]+)\/?$/.exec(path) ?? [];
  const isLong = folder === '/colleges/state' && name.startsWith('best-colleges-');
  return stateOf(isLong ? name.slice('best-colleges-'.length) : name);
}
