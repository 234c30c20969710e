import { serializeSearch, SEARCH_OF_LIST, stateOf, stateSlug, type ListKind, type StateCode, type Weights } from '../../api/domain.ts';
import { rankingHref } from '../../entities/ranking/ranking-address.ts';

/** Which list, and which page of it. `state` belongs to the kind of that name. */
export type ListAddress = { page: number } & (
  { kind: 'state'; state: StateCode } | { kind: Exclude<ListKind, 'state'>; state?: undefined }
);

export const STATE_INDEX = '/colleges/states';

/** The one address of a list, whatever others lead to it. */
export function pathOf(list: ListAddress): string {
  return list.kind === 'state' ? `${STATE_INDEX}/${stateSlug(list.state)}` : `/colleges/best-${list.kind}-colleges`;
}

export function hrefOf(list: ListAddress, page = list.page): string {
  return page === 1 ? pathOf(list) : `${pathOf(list)}?page=${page}`;
}

/** The search that holds about the same colleges. */
export function searchHref(list: ListAddress): string {
  return `/discover?${serializeSearch(list.kind === 'state' ? { state: [list.state] } : SEARCH_OF_LIST[list.kind])}`;
}

/** The same colleges in the same order, as a ranking whose weights one may move. */
export function ownRankingHref(list: ListAddress, w: Weights): string {
  return rankingHref(list.kind === 'state' ? { w, st: [list.state] } : { w, type: [list.kind] });
}

/** Further than any list goes, and as far as the API counts. */
const LAST_PAGE = 10_000;

/** The page an address asks for. What is no page number means the first page. */
export function pageIn(search: string): number {
  const asked = new URLSearchParams(search).get('page') ?? '';
  return /^[1-9]\d*$/.test(asked) ? Math.min(Number(asked), LAST_PAGE) : 1;
}

/** The state a path names: `/colleges/states/new-york`, `/colleges/state/NY`, `/colleges/state/best-colleges-new-york`. */
export function stateAt(path: string): StateCode | undefined {
  const [, folder, name = ''] = /^(.*)\/([^/]+)\/?$/.exec(path) ?? [];
  const isLong = folder === '/colleges/state' && name.startsWith('best-colleges-');
  return stateOf(isLong ? name.slice('best-colleges-'.length) : name);
}
