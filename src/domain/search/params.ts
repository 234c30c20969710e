import { FIGURES, type FigureKey } from '../colleges/figures.ts';
import { STATE_CODES } from '../colleges/states.ts';
import { INCOME_BANDS } from '../colleges/income-band.ts';
import { ADMISSIONS_KNOWN, CHANCES, CONTROLS, SEARCH_FLAGS, SIZE_BANDS, type SearchFlag } from '../colleges/vocabulary.ts';
import { createGrammar, type ParamFault, type ValuesOf } from '../shared/grammar.ts';
import { codes, flag, integer, listOf, oneOf, point, rangeOf, shortText, zip, type Param } from '../shared/params.ts';

export type { Param, Point, Range } from '../shared/params.ts';

/**
 * The grammar of a search, written once: the API validates with it, the site keeps its state in the URL with it.
 * Lists are separated by commas, ranges read `a..b` with inclusive and optional ends, flags read `1`.
 */

/** Range filters and the figure each reads. `netPrice` and `sizeRange` are derived or double as bands. */
export const RANGE_PARAMS = {
  sizeRange: 'size',
  netPrice: 'netPrice',
  acceptance: 'acceptanceRateNum',
  sat: 'avgSAT',
  act: 'avgACT',
  gradRate: 'graduationRate',
  retention: 'retentionRate',
  earnings: 'medianEarnings',
  debt: 'medianDebt',
  defaultRate: 'defaultRate',
  pell: 'percentPellGrant',
  firstGen: 'percentFirstGen',
  safety: 'safetyScore',
  athletics: 'athleticsScore',
  research: 'researchScore',
} as const satisfies Record<string, FigureKey | 'netPrice'>;
export type RangeParam = keyof typeof RANGE_PARAMS;
export const RANGE_PARAM_KEYS = Object.keys(RANGE_PARAMS) as RangeParam[];

/** Sort keys and the number each compares; `name`, `relevance` and `distance` are not figures. */
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
export const SORT_KEYS = ['name', 'relevance', 'distance', ...(Object.keys(SORT_FIGURES) as (keyof typeof SORT_FIGURES)[])] as const;
export type SortKey = (typeof SORT_KEYS)[number];
export interface Sort {
  key: SortKey;
  direction: 'asc' | 'desc';
}

export const MAX_PER_PAGE = 100;
export const DEFAULT_PER_PAGE = 24;
export const DEFAULT_RADIUS_MILES = 25;

const sort: Param<Sort> = {
  parse(text) {
    const [key, direction = 'asc', ...rest] = text.split(':');
    const known = SORT_KEYS.find((candidate) => candidate === key);
    if (known === undefined || rest.length > 0 || (direction !== 'asc' && direction !== 'desc')) return undefined;
    return { key: known, direction };
  },
  format: ({ key, direction }) => `${key}:${direction}`,
  description: `Order: one of ${SORT_KEYS.join(', ')}, then :asc or :desc; colleges without the number come last either way`,
  example: 'netPrice:asc',
};

const RANGE_WORDS: Record<RangeParam, [what: string, example: string]> = {
  sizeRange: ['Undergraduates', '1000..5000'],
  netPrice: ['Net price a year in dollars, for the chosen income band if there is one', '..20000'],
  acceptance: ['Acceptance rate as a fraction', '0.2..0.6'],
  sat: ['Middle SAT score', '1000..1300'],
  act: ['Middle ACT score', '20..28'],
  gradRate: ['Graduation rate as a fraction', '0.5..'],
  retention: ['Retention rate as a fraction', '0.8..'],
  earnings: ['Median earnings in dollars', '40000..'],
  debt: ['Median debt of graduates in dollars', '..20000'],
  defaultRate: ['Loan default rate as a fraction', '..0.05'],
  pell: ['Share of undergraduates with a Pell grant, as a fraction', '0.3..'],
  firstGen: ['Share of first-generation students, as a fraction', '0.3..'],
  safety: ['Safety score, 0 to 100', '50..'],
  athletics: ['Athletics score, 0 to 100', '50..'],
  research: ['Research score, 0 to 100', '50..'],
};

const FLAG_WORDS: Record<SearchFlag, string> = {
  hbcu: 'Only historically Black colleges and universities',
  tribal: 'Only tribal colleges',
  women: "Only women's colleges",
  online: 'Only colleges that teach entirely online',
  religious: 'Only colleges with a religious affiliation',
};

const fromKeys = <K extends string, T>(keys: readonly K[], make: (key: K) => T): Record<K, T> =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, T>;

/** What selects colleges, in the order a canonical URL lists it. */
export const FILTER_PARAMS = {
  q: shortText(200, 'Name, alias or former name; typing errors are forgiven'),
  state: listOf(STATE_CODES, 'States'),
  zip,
  near: point,
  radius: integer(1, 3000, 'Miles around zip or near'),
  control: listOf(CONTROLS, 'Control'),
  level: listOf(['2', '4'] as const, 'Level in years'),
  size: listOf(SIZE_BANDS, 'Size bands by undergraduates (small to 5,000, medium to 15,000, large above)'),
  ...fromKeys(SEARCH_FLAGS, (key) => flag(FLAG_WORDS[key])),
  income: oneOf(INCOME_BANDS, 'Family income, which turns the net price into the published one for that band, or an estimate of it'),
  ...fromKeys(RANGE_PARAM_KEYS, (key) => rangeOf(...RANGE_WORDS[key])),
  admissions: listOf(ADMISSIONS_KNOWN, 'What is known of the acceptance rate'),
  mySat: integer(400, 1600, 'Your SAT score, for chance'),
  myAct: integer(1, 36, 'Your ACT score, for chance'),
  chance: listOf(CHANCES, 'Chance of admission in words'),
  carnegie: codes,
  unknown: oneOf(['include', 'exclude'] as const, 'Colleges that do not report a filtered number: listed last, or left out'),
};

/** A whole search: what selects, then how the answer is ordered and cut. */
export const SEARCH_PARAMS = {
  ...FILTER_PARAMS,
  sort,
  page: integer(1, 100_000, 'Page, from 1'),
  perPage: integer(1, MAX_PER_PAGE, 'Colleges a page'),
};

export type CollegeFilter = ValuesOf<typeof FILTER_PARAMS>;
export type SearchQuery = ValuesOf<typeof SEARCH_PARAMS>;
export type SearchParamKey = keyof typeof SEARCH_PARAMS;
export const SEARCH_PARAM_KEYS = Object.keys(SEARCH_PARAMS) as SearchParamKey[];
export type SearchFault = ParamFault;

const DEFAULTS: Partial<Record<SearchParamKey, unknown>> = {
  page: 1,
  perPage: DEFAULT_PER_PAGE,
  unknown: 'include',
  radius: DEFAULT_RADIUS_MILES,
};

/** Reads a query string's pairs, and writes the canonical query string of a search. */
export const { parse: parseSearch, serialize: serializeSearch } = createGrammar(SEARCH_PARAMS, (key, value) => DEFAULTS[key] === value);

/** Bounds of a range parameter's slider and histogram. */
export function scaleOf(param: RangeParam): readonly [min: number, max: number] {
  const figure = RANGE_PARAMS[param];
  return figure === 'netPrice' ? FIGURES.netPricePublic.scale : FIGURES[figure].scale;
}
