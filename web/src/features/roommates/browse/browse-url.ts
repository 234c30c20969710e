import { LOOKING, MOVE_IN_TERM, PROFILE_LIMITS, ROOM_BUDGETS, ROOMMATE_SORTS, SCHOOL_YEARS } from '../../../api/domain/roommates.ts';
import type { BrowseQuery } from '../../../entities/roommates/roommates.queries.ts';

export const BROWSE_PATH = '/roommates/browse';
/** What a person can choose as the lowest match. */
export const LOWEST_MATCHES = [50, 60, 70, 80, 90] as const;

/** The filters of an address. Values that mean nothing are left out. */
export function browseQueryOf(search: string): BrowseQuery {
  const params = new URLSearchParams(search);
  const chosen = <T extends string>(name: string, known: readonly T[]): T | undefined => known.find((value) => value === params.get(name));
  const whole = (name: string, least: number, most: number): number | undefined => {
    const value = Number(params.get(name) ?? NaN);
    return Number.isInteger(value) && value >= least && value <= most ? value : undefined;
  };
  const text = (name: string, longest: number): string | undefined => params.get(name)?.trim().slice(0, longest).trim() || undefined;
  const term = params.get('term');
  const sort = chosen('sort', ROOMMATE_SORTS);
  // `LAST_PAGE` of the API. Its import would split a script that the first load of /discover needs.
  const page = whole('page', 2, 10_000);
  return known({
    collegeId: whole('collegeId', 1, 2_147_483_647),
    year: chosen('year', SCHOOL_YEARS),
    looking: chosen('looking', LOOKING),
    term: term !== null && MOVE_IN_TERM.test(term) ? term : undefined,
    budget: chosen('budget', ROOM_BUDGETS),
    major: text('major', PROFILE_LIMITS.major),
    interest: text('interest', PROFILE_LIMITS.word),
    minMatch: whole('minMatch', 1, 100),
    hideContacted: chosen('hideContacted', ['1']),
    withDealBreakers: chosen('withDealBreakers', ['1']),
    sort: sort === 'match' ? undefined : sort,
    page,
  });
}

/** The address of a list. Equal lists have equal addresses. */
export function browseHref(query: BrowseQuery): string {
  const text = new URLSearchParams(Object.entries(known(query)).map(([name, value]) => [name, String(value)])).toString();
  return text === '' ? BROWSE_PATH : `${BROWSE_PATH}?${text}`;
}

/** Applies a change and returns to the first page. */
export function changed(query: BrowseQuery, change: Values): BrowseQuery {
  return known({ ...query, page: undefined, ...change });
}

/** The list without filters: college and order remain. */
export const cleared = ({ collegeId, sort }: BrowseQuery): BrowseQuery => known({ collegeId, sort });

const FILTERS = [
  'year',
  'looking',
  'term',
  'budget',
  'major',
  'interest',
  'minMatch',
  'hideContacted',
] as const satisfies readonly (keyof BrowseQuery)[];

/** How many filters are in use. The college, the order and the page are none. */
export const filterCount = (query: BrowseQuery): number => FILTERS.filter((name) => query[name] !== undefined).length;

type Values = { [K in keyof BrowseQuery]?: BrowseQuery[K] | undefined };

/** Without the values that are undefined. */
function known(values: Values): BrowseQuery {
  const all: [string, string | number | undefined][] = Object.entries(values);
  return Object.fromEntries(all.filter(([, value]) => value !== undefined));
}
