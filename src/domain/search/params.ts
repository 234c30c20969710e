import { INCOME_BANDS } from '../colleges/categories.ts';
import type { FigureKey } from '../colleges/figures.ts';
import { STATE_CODES } from '../colleges/states.ts';
import { AWARD_GROUPS } from '../majors/award-levels.ts';
import { majorsParam } from '../majors/major-param.ts';
import { recordOf } from '../shared/collections.ts';
import { integer, listOf, oneOf, point, range, shortText, zip, type Param } from '../shared/query-params.ts';
import { createQueryString, type ParamFault, type QueryValues } from '../shared/query-string.ts';
import { FACET_PARAMS, type ChoiceFacet } from './facets.ts';
import { cityParam } from './places/city-slug.ts';

export type { Param, Point, Range } from '../shared/query-params.ts';

/**
 * The query parameters of a search, for the API and for the addresses of the site. Commas separate the values of a list. A range is
 * `a..b`; both ends are inclusive and optional. A flag is `1`.
 */

/** The range filters. `RANGE_PARAMS` has the value that each filters by. */
export const RANGE_PARAM_KEYS = [
  'sizeRange',
  'netPrice',
  'acceptance',
  'sat',
  'act',
  'gradRate',
  'retention',
  'earnings',
  'debt',
  'defaultRate',
  'pell',
  'firstGen',
  'ratio',
  'onlineShare',
  'partTimeShare',
  'age25Share',
  'transferShare',
  'safety',
  'athletics',
  'research',
] as const;
export type RangeParam = (typeof RANGE_PARAM_KEYS)[number];

/** The sort keys that compare a figure. The other keys of `SORT_KEYS` do not. */
export const SORT_FIGURES = {
  size: 'size',
  netPrice: 'netPrice',
  acceptance: 'acceptanceRateNum',
  gradRate: 'graduationRate',
  retention: 'retentionRate',
  earnings10: 'earningsAfter10Years',
  debt: 'medianDebt',
  sat: 'avgSAT',
  safety: 'safetyScore',
  athletics: 'athleticsScore',
  research: 'researchScore',
  prestige: 'prestigeScore',
} as const satisfies Record<string, FigureKey | 'netPrice'>;
export const SORT_KEYS = [
  'suggested',
  'name',
  'relevance',
  'distance',
  'match',
  'graduates',
  'majorEarnings',
  ...(Object.keys(SORT_FIGURES) as (keyof typeof SORT_FIGURES)[]),
] as const;
export type SortKey = (typeof SORT_KEYS)[number];
export interface Sort {
  key: SortKey;
  direction: 'asc' | 'desc';
}

export const MAX_PER_PAGE = 100;
export const DEFAULT_PER_PAGE = 24;
export const DEFAULT_RADIUS_MILES = 25;
/** Colleges this near to the visitor's ZIP code come first in the suggested order. */
export const HOME_MILES = 100;

const sort: Param<Sort> = {
  parse(text) {
    const [key, direction = 'asc', ...rest] = text.split(':');
    const known = SORT_KEYS.find((candidate) => candidate === key);
    if (known === undefined || rest.length > 0 || (direction !== 'asc' && direction !== 'desc')) return undefined;
    // The best match comes first in both.
    return { key: known, direction: known === 'match' ? 'desc' : direction };
  },
  format: ({ key, direction }) => `${key}:${direction}`,
};

/** Where the visitor lives: a ZIP code or the code of a state. */
const zipOrState: Param<string> = {
  parse: (text) => zip.parse(text) ?? STATE_CODES.find((code) => code === text.trim().toUpperCase()),
  format: (place) => place,
};

/** The parameters that select colleges, in the order of a canonical address. */
export const FILTER_PARAMS = {
  q: shortText(200),
  major: majorsParam,
  award: listOf(AWARD_GROUPS),
  state: FACET_PARAMS.state,
  city: cityParam,
  zip,
  near: point,
  radius: integer(1, 3000),
  control: FACET_PARAMS.control,
  level: FACET_PARAMS.level,
  size: FACET_PARAMS.size,
  setting: FACET_PARAMS.setting,
  ...FACET_PARAMS.flags,
  income: oneOf(INCOME_BANDS),
  homeState: oneOf(STATE_CODES),
  ...recordOf(RANGE_PARAM_KEYS, () => range),
  admissions: FACET_PARAMS.admissions,
  tests: FACET_PARAMS.tests,
  mySat: integer(400, 1600),
  myAct: integer(1, 36),
  chance: FACET_PARAMS.chance,
  division: FACET_PARAMS.division,
  focus: FACET_PARAMS.focus,
  carnegieGroup: FACET_PARAMS.carnegieGroup,
  carnegie: FACET_PARAMS.carnegie,
  unknown: oneOf(['include', 'exclude'] as const),
} satisfies Record<ChoiceFacet, Param<unknown>> & Record<string, Param<unknown>>;

/** A whole search: the filters, then order and page. */
export const SEARCH_PARAMS = {
  ...FILTER_PARAMS,
  sort,
  home: zipOrState,
  page: integer(1, 100_000),
  perPage: integer(1, MAX_PER_PAGE),
};

export type CollegeFilter = QueryValues<typeof FILTER_PARAMS>;
export type SearchQuery = QueryValues<typeof SEARCH_PARAMS>;
export type SearchParamKey = keyof typeof SEARCH_PARAMS;
export const SEARCH_PARAM_KEYS = Object.keys(SEARCH_PARAMS) as SearchParamKey[];
export type SearchFault = ParamFault;

/** Parameters about the visitor. They are in calls of the API, and never in the address of a page or in a saved search. */
export const PRIVATE_PARAMS = ['income', 'homeState', 'mySat', 'myAct', 'home'] as const satisfies readonly SearchParamKey[];

const DEFAULTS: Partial<Record<SearchParamKey, unknown>> = {
  page: 1,
  perPage: DEFAULT_PER_PAGE,
  unknown: 'include',
  radius: DEFAULT_RADIUS_MILES,
};

/** Parses the query string of a search, and writes its canonical form. */
export const { parse: parseSearch, serialize: serializeSearch } = createQueryString(SEARCH_PARAMS, (key, value) => DEFAULTS[key] === value);
