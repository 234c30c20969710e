import fc from 'fast-check';
import { actToSat, chanceOf, selectivityOf } from '../colleges/chance.ts';
import type { CollegeRecord } from '../colleges/college.ts';
import { aCollege } from '../colleges/college.fixture.ts';
import { COLLEGE_TYPES } from '../colleges/college.ts';
import { barOf, CHOICE_FACETS, HISTOGRAM_BARS } from './columns.ts';
import { admissionsOf, hasFlag, valueOf, controlOf } from '../colleges/college-values.ts';
import { FACETS, type Facet } from './facets.ts';
import { milesFrom } from './distance.ts';
import type { SearchAnswer } from './search-answer.ts';
// prettier-ignore
import {
  DEFAULT_PER_PAGE, DEFAULT_RADIUS_MILES, FILTER_PARAMS, RANGE_PARAMS, RANGE_PARAM_KEYS, SORT_FIGURES, SORT_KEYS, scaleOf,
  type Point, type RangeParam, type SearchQuery,
} from './params.ts';
import { sizeBandOf, SIZE_BANDS } from '../colleges/size-band.ts';
import { ADMISSIONS_KNOWN, CHANCES, CONTROLS, SEARCH_FLAGS, INCOME_BANDS } from '../colleges/categories.ts';

/** A simple, slow model of the search, and random colleges and queries to compare the catalog with it. */

type Verdict = 'pass' | 'fail' | 'missing';
type Filters = Map<keyof SearchQuery, (college: CollegeRecord) => Verdict>;

const verdict = (passes: boolean): Verdict => (passes ? 'pass' : 'fail');

function filtersOf(query: SearchQuery): Filters {
  const filters: Filters = new Map();
  const place = query.near;
  if (place) filters.set('near', (college) => verdict(milesTo(place, college) <= (query.radius ?? DEFAULT_RADIUS_MILES)));
  for (const facet of CHOICE_FACETS) {
    const chosen: readonly string[] | undefined = query[facet];
    if (chosen) filters.set(facet, (college) => verdict(chosen.includes(facetValues(facet, college, query)[0] ?? '')));
  }
  for (const flag of SEARCH_FLAGS) if (query[flag]) filters.set(flag, (college) => verdict(hasFlag(college, flag)));
  for (const param of RANGE_PARAM_KEYS) {
    const range = query[param];
    if (!range) continue;
    filters.set(param, (college) => {
      const value = valueOf(college, RANGE_PARAMS[param], query.income);
      return value === null ? 'missing' : verdict(value >= (range.min ?? -Infinity) && value <= (range.max ?? Infinity));
    });
  }
  return filters;
}

function facetValues(facet: Facet, college: CollegeRecord, { mySat, myAct }: SearchQuery): string[] {
  const values: Record<Facet, () => (string | null)[]> = {
    state: () => [college.state],
    control: () => [controlOf(college.type)],
    level: () => [String(college.level)],
    size: () => [sizeBandOf(college.size)],
    carnegie: () => [college.carnegieClassification],
    flags: () => SEARCH_FLAGS.filter((flag) => hasFlag(college, flag)),
    admissions: () => [admissionsOf(college)],
    chance: () => [chanceOf(selectivityOf(college), mySat ?? actToSat(myAct) ?? Number.NaN)],
  };
  return values[facet]().filter((value) => value !== null);
}

/** The expected answer of `search`. `candidates` are the open colleges by relevance or, without `q`, in any order. */
export function naiveSearch(candidates: readonly CollegeRecord[], query: SearchQuery): Omit<SearchAnswer, 'relax'> {
  const filters = filtersOf(query);
  const accepts = (without: ReadonlySet<string>) => (college: CollegeRecord) =>
    [...filters].every(([param, judge]) => {
      if (without.has(param)) return true;
      const found = judge(college);
      return found === 'pass' || (found === 'missing' && query.unknown !== 'exclude');
    });
  const isUnknown = (college: CollegeRecord): boolean => [...filters.values()].some((judge) => judge(college) === 'missing');
  const selected = inOrder(candidates, query).filter(accepts(new Set()));
  const ordered = [...selected.filter((college) => !isUnknown(college)), ...selected.filter(isUnknown)];
  const { page = 1, perPage = DEFAULT_PER_PAGE, near } = query;

  const count = (without: readonly string[], has: (college: CollegeRecord) => boolean): number =>
    candidates.filter((college) => accepts(new Set(without))(college) && has(college)).length;
  const facet = (name: Facet): SearchAnswer['facets'][Facet] =>
    valuesOf(name, candidates)
      .map((value) => ({
        value,
        count: count([name === 'flags' ? value : name], (college) => facetValues(name, college, query).includes(value)),
      }))
      .filter((entry) => entry.count > 0 || (name !== 'state' && name !== 'carnegie'));
  const bars = (param: RangeParam): number[] =>
    Array.from({ length: HISTOGRAM_BARS }, (_, bar) =>
      count([param], (college) => {
        const value = valueOf(college, RANGE_PARAMS[param], query.income);
        return value !== null && barOf(param, value) === bar;
      }),
    );
  const lacking = (param: RangeParam): number =>
    candidates.filter((college) => [...filters].every(([key, judge]) => judge(college) === (key === param ? 'missing' : 'pass'))).length;

  return {
    hits: ordered.slice((page - 1) * perPage, page * perPage).map((college) => ({
      college,
      ...(near && { distance: milesTo(near, college) }),
      unknown: isUnknown(college),
    })),
    total: ordered.length,
    unknown: ordered.filter(isUnknown).length,
    page,
    perPage,
    facets: Object.fromEntries(FACETS.map((name) => [name, facet(name)])) as SearchAnswer['facets'],
    histograms: Object.fromEntries(RANGE_PARAM_KEYS.map((param) => [param, bars(param)])) as SearchAnswer['histograms'],
    hiddenByMissing: Object.fromEntries(RANGE_PARAM_KEYS.filter((param) => query[param]).map((param) => [param, lacking(param)])),
  };
}

/** The expected `relax`: the best three totals without one filter. */
export function naiveRelaxations(candidates: readonly CollegeRecord[], query: SearchQuery): SearchAnswer['relax'] {
  const keys = Object.keys(FILTER_PARAMS) as (keyof typeof FILTER_PARAMS)[];
  return keys
    .filter((param) => query[param] !== undefined)
    .map((param) => ({ param, to: null, count: naiveSearch(candidates, { ...query, [param]: undefined }).total }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, 3);
}

function valuesOf(facet: Facet, colleges: readonly CollegeRecord[]): readonly string[] {
  const seen = (read: (college: CollegeRecord) => string | null): string[] =>
    [...new Set(colleges.map(read))].filter((value) => value !== null).sort();
  const values: Record<Facet, readonly string[]> = {
    state: STATE_ORDER,
    control: CONTROLS,
    level: ['2', '4'],
    size: SIZE_BANDS,
    carnegie: seen(({ carnegieClassification }) => carnegieClassification),
    flags: SEARCH_FLAGS,
    admissions: ADMISSIONS_KNOWN,
    chance: CHANCES,
  };
  return values[facet];
}

function inOrder(candidates: readonly CollegeRecord[], query: SearchQuery): CollegeRecord[] {
  const { q, near, sort = { key: 'relevance', direction: 'asc' } } = query;
  const hasOwnOrder = sort.key !== 'relevance' && (sort.key !== 'distance' || near !== undefined);
  if (hasOwnOrder) return sortedBy(candidates, query, sort.key, sort.direction === 'desc' ? -1 : 1);
  if (q !== undefined) return [...candidates];
  return sortedBy(candidates, query, near ? 'distance' : 'name', 1);
}

function sortedBy(candidates: readonly CollegeRecord[], { near, income }: SearchQuery, key: string, sign: 1 | -1): CollegeRecord[] {
  const keyOf = (college: CollegeRecord): number | string | null => {
    if (key === 'name') return college.name;
    if (key !== 'distance') return valueOf(college, SORT_FIGURES[key as 'size'], income);
    const miles = near ? milesTo(near, college) : Number.NaN;
    return Number.isNaN(miles) ? null : miles;
  };
  const compare = (a: number | string, b: number | string): number => (a < b ? -1 : Number(a > b));
  return [...candidates].sort((a, b) => {
    const [left, right] = [keyOf(a), keyOf(b)];
    const gaps = Number(left === null) - Number(right === null);
    return gaps || (left !== null && right !== null && sign * compare(left, right)) || compare(a.name, b.name) || a.id - b.id;
  });
}

const milesTo = (place: Point, { latitude, longitude }: CollegeRecord): number =>
  milesFrom(place)(latitude ?? Number.NaN, longitude ?? Number.NaN);

const STATES_DRAWN = ['AL', 'GA', 'NY'] as const;
const STATE_ORDER: readonly string[] = STATES_DRAWN;
const PLACES: readonly Point[] = [
  { latitude: 32.6, longitude: -85.5 },
  { latitude: 32.7, longitude: -85.4 },
  { latitude: 40.7, longitude: -74 },
];
const NAMES = ['Auburn University', 'Auburn University at Montgomery', 'Harvard University', 'Harper College', "St. John's College"];
const CLASSES = ['Doctoral', 'Associates'];

const figure = (param: RangeParam): fc.Arbitrary<number | null> => {
  const [low, high] = scaleOf(param);
  const shares = fc.constantFrom(0, 0.1, 0.25, 0.5, 0.99, 1, 1.5).map((share) => low + share * (high - low));
  return fc.option(shares, { freq: 3 });
};
const FIGURES_DRAWN = {
  size: fc.option(fc.constantFrom(0, 1, 5000, 5001, 15_000, 15_001, 70_000)),
  netPricePublic: fc.option(fc.constantFrom(-4247, 0, 12_000, 20_000, 80_001)),
  netPricePrivate: fc.option(fc.constantFrom(9000, 20_000)),
  annualCost: fc.option(fc.constantFrom(25_000, 95_000)),
  acceptanceRateNum: figure('acceptance'),
  avgSAT: figure('sat'),
  avgACT: fc.option(fc.integer({ min: 1, max: 36 })),
  graduationRate: figure('gradRate'),
  retentionRate: figure('retention'),
  medianEarnings: figure('earnings'),
  earningsAfter10Years: figure('earnings'),
  medianDebt: figure('debt'),
  safetyScore: figure('safety'),
  researchScore: figure('research'),
  prestigeScore: figure('research'),
};

/** Open colleges with few distinct values, so ties, gaps and edges are common. Ids are 1, 2, 3 … */
export const someColleges = (maxLength = 20): fc.Arbitrary<CollegeRecord[]> =>
  fc.array(drawnCollege, { maxLength }).map((drawn) => drawn.map((overrides, index) => aCollege({ ...overrides, id: index + 1 })));

const drawnCollege: fc.Arbitrary<Partial<CollegeRecord>> = fc
  .record({
    name: fc.constantFrom(...NAMES),
    aliases: fc.constantFrom([], ['AU'], ['Harp']),
    state: fc.constantFrom(...STATES_DRAWN),
    type: fc.constantFrom(...COLLEGE_TYPES),
    level: fc.constantFrom(2 as const, 4 as const),
    carnegieClassification: fc.option(fc.constantFrom(...CLASSES)),
    openAdmission: fc.option(fc.boolean()),
    isHBCU: fc.boolean(),
    isWomenOnly: fc.boolean(),
    religiousAffiliation: fc.option(fc.constant('Baptist')),
    place: fc.option(fc.constantFrom(...PLACES)),
    netPricesByIncome: fc.option(fc.constantFrom({ '0-30000': -500, '48001-75000': 0 }, { '0-30000': 12_000, '110001-plus': 80_001 })),
    ...FIGURES_DRAWN,
  })
  .map(({ place, ...rest }) => ({ ...rest, latitude: place?.latitude ?? null, longitude: place?.longitude ?? null }));

const drawnRange = (param: RangeParam) => {
  const [low, high] = scaleOf(param);
  const end = fc.constantFrom(0, 0.2, 0.5, 0.8, 1).map((share) => low + share * (high - low));
  return fc
    .record({ min: end, max: end }, { requiredKeys: [] })
    .filter((range) => Object.keys(range).length > 0 && (range.min ?? low) <= (range.max ?? high));
};

/** Random queries for `someColleges`. Most have few filters. */
export const someQuery: fc.Arbitrary<SearchQuery> = fc
  .record(
    {
      near: rarely(fc.constantFrom(...PLACES)),
      radius: rarely(fc.constantFrom(5, 50, 3000)),
      state: rarely(fc.uniqueArray(fc.constantFrom(...STATES_DRAWN), { minLength: 1 })),
      control: rarely(fc.uniqueArray(fc.constantFrom(...CONTROLS), { minLength: 1 })),
      level: rarely(fc.uniqueArray(fc.constantFrom('2' as const, '4' as const), { minLength: 1 })),
      size: rarely(fc.uniqueArray(fc.constantFrom(...SIZE_BANDS), { minLength: 1 })),
      hbcu: rarely(fc.constant(true as const)),
      women: rarely(fc.constant(true as const)),
      religious: rarely(fc.constant(true as const)),
      income: rarely(fc.constantFrom(...INCOME_BANDS)),
      sizeRange: rarely(drawnRange('sizeRange')),
      netPrice: rarely(drawnRange('netPrice')),
      acceptance: rarely(drawnRange('acceptance')),
      gradRate: rarely(drawnRange('gradRate')),
      safety: rarely(drawnRange('safety')),
      admissions: rarely(fc.uniqueArray(fc.constantFrom(...ADMISSIONS_KNOWN), { minLength: 1 })),
      mySat: rarely(fc.constantFrom(400, 1000, 1600)),
      myAct: rarely(fc.constantFrom(5, 21, 36)),
      chance: rarely(fc.uniqueArray(fc.constantFrom(...CHANCES), { minLength: 1 })),
      carnegie: rarely(fc.uniqueArray(fc.constantFrom(...CLASSES, 'No such class'), { minLength: 1 })),
      unknown: rarely(fc.constantFrom('include' as const, 'exclude' as const)),
      sort: rarely(fc.record({ key: fc.constantFrom(...SORT_KEYS), direction: fc.constantFrom('asc' as const, 'desc' as const) })),
      page: rarely(fc.constantFrom(1, 2)),
      perPage: rarely(fc.constantFrom(1, 3, 100)),
    },
    { requiredKeys: [] },
  )
  .map((drawn) => Object.fromEntries(Object.entries(drawn).filter(([, value]: [string, unknown]) => value !== undefined)));

/** Present in one of five cases. */
function rarely<T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> {
  return fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });
}
