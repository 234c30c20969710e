import fc from 'fast-check';
// prettier-ignore
import { ADMISSIONS_KNOWN, CHANCES, CONTROLS, DIVISIONS, FOCUSES, INCOME_BANDS, SEARCH_FLAGS, SETTINGS } from '../colleges/categories.ts';
import { aCollege } from '../colleges/college.fixture.ts';
import { COLLEGE_TYPES, FEDERAL_AID, LOCALES, TESTING_POLICIES, type CollegeRecord } from '../colleges/college.ts';
import { CARNEGIE_GROUPS } from '../colleges/kind/carnegie-group.ts';
import { SIZE_BANDS } from '../colleges/size-band.ts';
import { recordOf } from '../shared/collections.ts';
import type { ChoiceFacet } from './facets.ts';
import { RANGE_PARAMS, scaleOf } from './range-spec.ts';
import { RANGE_PARAM_KEYS, SORT_KEYS, type Point, type RangeParam, type SearchQuery } from './params.ts';

/** Random colleges and queries, to compare the catalog with the simple model of the search. */

const STATES_DRAWN = ['AL', 'GA', 'NY'] as const;
const PLACES: readonly Point[] = [
  { latitude: 32.6, longitude: -85.5 },
  { latitude: 32.7, longitude: -85.4 },
  { latitude: 40.7, longitude: -74 },
];
const CITIES = ['Auburn', 'St. Louis'] as const;
const NAMES = ['Auburn University', 'Auburn University at Montgomery', 'Harvard University', 'Harper College', "St. John's College"];
const CLASSES = ['Doctoral', 'Tribal Colleges', "Associate's Colleges: Mixed"];

const figure = (param: RangeParam): fc.Arbitrary<number | null> => {
  const [low, high] = scaleOf(param);
  const shares = fc.constantFrom(0, 0.1, 0.25, 0.5, 0.99, 1, 1.5).map((share) => low + share * (high - low));
  return fc.option(shares, { freq: 3 });
};

/** Not of a value that follows from several figures. */
const isFigureRange = (param: RangeParam): boolean => param !== 'netPrice' && param !== 'transferShare';

/** Every figure that a range filters by, and those that a price or an order needs. */
const FIGURES_DRAWN = {
  ...Object.fromEntries(RANGE_PARAM_KEYS.filter(isFigureRange).map((param) => [RANGE_PARAMS[param], figure(param)])),
  transfersIn: fc.option(fc.constantFrom(0, 50, 499, 2_500, 6_000)),
  size: fc.constantFrom(499, 500, 5000, 5001, 15_000, 15_001, 70_000),
  netPricePublic: fc.option(fc.constantFrom(-4247, 0, 12_000, 20_000, 80_001)),
  netPricePrivate: fc.option(fc.constantFrom(9000, 20_000)),
  annualCost: fc.option(fc.constantFrom(25_000, 95_000)),
  graduationCohort: fc.option(fc.constantFrom(29, 30, 900)),
  retentionCohort: fc.option(fc.constantFrom(29, 30, 900)),
  avgACT: fc.option(fc.integer({ min: 1, max: 36 })),
  earningsAfter10Years: figure('earnings'),
  prestigeScore: figure('research'),
  applicationFee: fc.option(fc.constantFrom(0, 50)),
};

const drawnCollege: fc.Arbitrary<Partial<CollegeRecord>> = fc
  .record({
    name: fc.constantFrom(...NAMES),
    aliases: fc.constantFrom([], ['AU'], ['Harp']),
    state: fc.constantFrom(...STATES_DRAWN),
    location: fc.constantFrom(...CITIES),
    type: fc.constantFrom(...COLLEGE_TYPES),
    level: fc.constantFrom(2 as const, 4 as const),
    locale: fc.option(fc.constantFrom(...LOCALES)),
    carnegieClassification: fc.option(fc.constantFrom(...CLASSES)),
    testingPolicy: fc.option(fc.constantFrom(...TESTING_POLICIES)),
    openAdmission: fc.option(fc.boolean()),
    isHBCU: fc.option(fc.boolean()),
    isTribal: fc.option(fc.boolean()),
    isWomenOnly: fc.option(fc.boolean()),
    isOnlineOnly: fc.option(fc.boolean()),
    hasStudyAbroad: fc.option(fc.boolean()),
    federalAid: fc.option(fc.constantFrom(...FEDERAL_AID)),
    housingCapacity: fc.option(fc.constantFrom(0, 250, 5_000)),
    rotcPrograms: fc.option(fc.constantFrom([], ['Army' as const])),
    athleticDivision: fc.option(fc.constantFrom('NCAA Division I-FBS', 'NCAA Division III with football', 'NAIA Division I', 'CCCAA')),
    athleticAssociations: fc.option(fc.constantFrom([], ['NJCAA' as const])),
    religiousAffiliation: fc.option(fc.constant('Baptist')),
    place: fc.option(fc.constantFrom(...PLACES)),
    netPricesByIncome: fc.option(fc.constantFrom({ '0-30000': -500, '48001-75000': 0 }, { '0-30000': 12_000, '110001-plus': 80_001 })),
    ...FIGURES_DRAWN,
  })
  .map(({ place, ...rest }) => ({ ...rest, latitude: place?.latitude ?? null, longitude: place?.longitude ?? null }));

/** Listed colleges with few distinct values, so ties, gaps and edges are common. Ids are 1, 2, 3 … */
export const someColleges = (maxLength = 20): fc.Arbitrary<CollegeRecord[]> =>
  fc.array(drawnCollege, { maxLength }).map((drawn) => drawn.map((overrides, index) => aCollege({ ...overrides, id: index + 1 })));

const drawnRange = (param: RangeParam) => {
  const [low, high] = scaleOf(param);
  const end = fc.constantFrom(0, 0.2, 0.5, 0.8, 1).map((share) => low + share * (high - low));
  return fc
    .record({ min: end, max: end }, { requiredKeys: [] })
    .filter((range) => Object.keys(range).length > 0 && (range.min ?? low) <= (range.max ?? high));
};

/** The values that a query draws of each facet. The compiler requires an entry for each. */
const CHOICES_DRAWN: Record<ChoiceFacet, readonly string[]> = {
  state: STATES_DRAWN,
  control: CONTROLS,
  level: ['2', '4'],
  size: SIZE_BANDS,
  setting: SETTINGS,
  focus: FOCUSES,
  carnegieGroup: CARNEGIE_GROUPS,
  carnegie: [...CLASSES, 'No such class'],
  admissions: ADMISSIONS_KNOWN,
  tests: TESTING_POLICIES,
  chance: CHANCES,
  division: DIVISIONS,
};
const someOf = (values: readonly string[]) => fc.uniqueArray(fc.constantFrom(...values), { minLength: 1 });

const FILTERS_DRAWN: Record<string, fc.Arbitrary<unknown>> = {
  city: fc.constantFrom('auburn-al', 'st-louis-ga', 'nowhere-ny'),
  near: fc.constantFrom(...PLACES),
  radius: fc.constantFrom(5, 50, 3000),
  income: fc.constantFrom(...INCOME_BANDS),
  homeState: fc.constantFrom(...STATES_DRAWN),
  mySat: fc.constantFrom(400, 1000, 1600),
  myAct: fc.constantFrom(5, 21, 36),
  unknown: fc.constantFrom('include', 'exclude'),
  ...Object.fromEntries(Object.entries(CHOICES_DRAWN).map(([facet, values]) => [facet, someOf(values)])),
  ...recordOf(SEARCH_FLAGS, () => fc.constant(true)),
  ...recordOf(RANGE_PARAM_KEYS, drawnRange),
};
const PAGES_DRAWN: Record<string, fc.Arbitrary<unknown>> = {
  sort: fc
    .record({ key: fc.constantFrom(...SORT_KEYS), direction: fc.constantFrom('asc', 'desc') })
    .map(({ key, direction }) => ({ key, direction: key === 'match' ? 'desc' : direction })),
  home: fc.constantFrom(...STATES_DRAWN),
  page: fc.constantFrom(1, 2),
  perPage: fc.constantFrom(1, 3, 100),
};

/** Random queries for `someColleges`, with up to nine filters of any kind. */
export const someQuery = fc
  .tuple(fc.subarray(Object.keys(FILTERS_DRAWN), { maxLength: 9 }), fc.subarray(Object.keys(PAGES_DRAWN)))
  .chain(([filters, pages]) => {
    const drawn = Object.entries({ ...FILTERS_DRAWN, ...PAGES_DRAWN }).filter(([key]) => [...filters, ...pages].includes(key));
    return fc.record(Object.fromEntries(drawn)) as fc.Arbitrary<SearchQuery>;
  });
