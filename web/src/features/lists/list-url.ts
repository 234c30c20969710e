import { type StateCode, stateOf, stateSlug } from '../../api/domain/colleges.ts';
import {
  type CollegeList,
  type ListKind,
  parseRanking,
  type RankGroup,
  type RankingQuery,
  SEARCH_OF_LIST,
  serializeRanking,
} from '../../api/domain/rankings.ts';
import { LAST_PAGE, serializeSearch } from '../../api/domain/search.ts';
import { rankingHref } from '../../entities/ranking/ranking-address.ts';

/** What a query string asks of a list. */
export interface ListView {
  page: number;
  /** Absent: the group that the list shows first. */
  group?: RankGroup | undefined;
  /** Small and little-known colleges are ranked too. */
  all?: true | undefined;
}

/** A page of a list. */
export type ListAddress = ListView & ListName;

/** Which list. Only lists of kind `state` have a state. */
export type ListName = { kind: 'state'; state: StateCode } | { kind: Exclude<ListKind, 'state'>; state?: undefined };

export const STATE_INDEX = '/colleges/states';
export const GOOD_FOR_ADULTS = '/colleges/good-for-adults';

/** The path of a list. */
export function pathOf(list: ListName): string {
  return list.kind === 'state' ? `${STATE_INDEX}/${stateSlug(list.state)}` : `/colleges/best-${list.kind}-colleges`;
}

/** The address of a page of a list: "/colleges/best-public-colleges?group=two-year&page=2". */
export function hrefOf(list: ListAddress, change: Partial<ListView> = {}): string {
  const { page, group, all } = { ...list, ...change };
  const text = serializeRanking({ group, all, page });
  return text === '' ? pathOf(list) : `${pathOf(list)}?${text}`;
}

/** The address of another group of the list. The group that the list shows first has the plain address. */
export const groupHref = (list: ListAddress, group: RankGroup, { firstGroup }: Pick<CollegeList, 'firstGroup'>): string =>
  hrefOf(list, { page: 1, group: group === firstGroup ? undefined : group });

/** The search with the same colleges as the whole list. */
export function searchHref(list: ListAddress): string {
  return `/discover?${serializeSearch(list.kind === 'state' ? { state: [list.state] } : SEARCH_OF_LIST[list.kind])}`;
}

/** The group of a list as a personal ranking, which has the same default weights. */
export function rankingOf(address: ListAddress, { group, firstGroup }: CollegeList): RankingQuery {
  return {
    ...(address.kind === 'state' ? { st: [address.state] } : { type: [address.kind] }),
    ...(group !== firstGroup && { group }),
    ...(address.all && { all: address.all }),
  };
}

export const personalRankingHref = (address: ListAddress, list: CollegeList): string => rankingHref(rankingOf(address, list));

/** All colleges of the group as CSV, in the order of the list. */
export const csvHref = (address: ListAddress, list: CollegeList): string =>
  `/api/rankings?${serializeRanking(rankingOf(address, list))}&format=csv&heads=words`;

/** Reads a query string. An invalid page number means page 1; other invalid parameters are ignored. */
export function viewIn(search: string): ListView {
  const query = new URLSearchParams(search);
  const page = query.get('page') ?? '';
  const { group, all } = parseRanking(query).query;
  return { page: /^[1-9]\d*$/.test(page) ? Math.min(Number(page), LAST_PAGE) : 1, group, all };
}

/** The state of a path: `/colleges/states/new-york`, `/colleges/state/NY`, `/colleges/state/best-colleges-new-york`. */
export function stateAt(path: string): StateCode | undefined {
  const [, folder, name = ''] = /^(.*)\/([^/]+)\/?$/.exec(path) ?? [];
  const isLong = folder === '/colleges/state' && name.startsWith('best-colleges-');
  return stateOf(isLong ? name.slice('best-colleges-'.length) : name);
}

/** The list with the other gate. */
export const gateHref = (address: ListAddress): string => hrefOf(address, { page: 1, all: address.all ? undefined : true });
