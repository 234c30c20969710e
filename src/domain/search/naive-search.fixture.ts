import { ADMISSIONS_KNOWN, CHANCES, CONTROLS, DIVISIONS, FOCUSES, SEARCH_FLAGS, SETTINGS } from '../colleges/categories.ts';
import { chanceOf, selectivityOf } from '../colleges/admission/chance.ts';
import { admissionsOf, controlOf, divisionOf, hasFlag, settingOf, valueOf } from '../colleges/college-values.ts';
import { TESTING_POLICIES, type CollegeRecord } from '../colleges/college.ts';
import { CARNEGIE_GROUPS, carnegieGroupOf } from '../colleges/kind/carnegie-group.ts';
import { levelOf } from '../colleges/kind/level.ts';
import { sizeBandOf, SIZE_BANDS } from '../colleges/size-band.ts';
import { STATE_CODES } from '../colleges/states.ts';
import { totalsOf } from '../colleges/admission/test-scores.ts';
import { AWARD_GROUPS } from '../majors/award-levels.ts';
import { focusOf } from '../order/focus.ts';
import { barOf, CHOICE_FACETS, HISTOGRAM_BARS } from './columns.ts';
import { FACETS, type Facet } from './facets.ts';
import { inNaiveOrder, naiveBehind, naiveMilesTo } from './naive-order.fixture.ts';
// prettier-ignore
import {
  DEFAULT_PER_PAGE, DEFAULT_RADIUS_MILES, FILTER_PARAMS, RANGE_PARAM_KEYS, type Point, type RangeParam, type SearchQuery,
} from './params.ts';
import { RANGE_PARAMS } from './range-spec.ts';
import { citySlug } from './places/city-slug.ts';
import type { FacetCount, SearchAnswer } from './search-answer.ts';

/** A simple, slow model of the search. */

type Verdict = 'pass' | 'fail' | 'missing';
type Filters = Map<keyof SearchQuery, (college: CollegeRecord) => Verdict>;

const verdict = (passes: boolean): Verdict => (passes ? 'pass' : 'fail');

function filtersOf(query: SearchQuery, all: readonly CollegeRecord[]): Filters {
  const filters: Filters = new Map();
  const place = query.near;
  if (place) filters.set('near', (college) => verdict(naiveMilesTo(place, college) <= (query.radius ?? DEFAULT_RADIUS_MILES)));
  const { city, radius } = query;
  if (city !== undefined) {
    const middle =
      radius === undefined ? undefined : naiveMiddleOf(all.filter((college) => citySlug(college.location, college.state) === city));
    filters.set('city', (college) => {
      const isIn = citySlug(college.location, college.state) === city;
      return verdict(isIn || (middle !== undefined && naiveMilesTo(middle, college) <= (radius ?? 0)));
    });
  }
  for (const facet of CHOICE_FACETS) {
    const chosen: readonly string[] | undefined = query[facet];
    if (chosen) filters.set(facet, (college) => verdict(chosen.includes(facetValues(facet, college, query)[0] ?? '')));
  }
  for (const flag of SEARCH_FLAGS) if (query[flag]) filters.set(flag, (college) => verdict(hasFlag(college, flag)));
  for (const param of RANGE_PARAM_KEYS) {
    const range = query[param];
    if (!range) continue;
    filters.set(param, (college) => {
      const value = valueOf(college, RANGE_PARAMS[param], query);
      return value === null ? 'missing' : verdict(value >= (range.min ?? -Infinity) && value <= (range.max ?? Infinity));
    });
  }
  return filters;
}

/** The mean of the known places. */
function naiveMiddleOf(colleges: readonly CollegeRecord[]): Point | undefined {
  const placed = colleges.filter(({ latitude, longitude }) => latitude !== null && longitude !== null);
  const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [latitude, longitude] = [mean(placed.map((one) => one.latitude!)), mean(placed.map((one) => one.longitude!))];
  return placed.length === 0 ? undefined : { latitude, longitude };
}

function facetValues(facet: Facet, college: CollegeRecord, { mySat, myAct }: SearchQuery): string[] {
  const values: Record<Facet, () => (string | null)[]> = {
    state: () => [college.state],
    control: () => [controlOf(college.type)],
    level: () => [String(levelOf(college))],
    size: () => [sizeBandOf(college.size)],
    setting: () => [settingOf(college)],
    focus: () => [focusOf(college)],
    carnegieGroup: () => [carnegieGroupOf(college.carnegieClassification)],
    carnegie: () => [college.carnegieClassification],
    flags: () => SEARCH_FLAGS.filter((flag) => hasFlag(college, flag)),
    admissions: () => [admissionsOf(college)],
    tests: () => [college.testingPolicy],
    chance: () => [chanceOf(selectivityOf(college), totalsOf({ sat: mySat, act: myAct }))],
    division: () => [divisionOf(college)],
  };
  return values[facet]().filter((value) => value !== null);
}

/**
 * The expected answer of `search`. `candidates` are the listed colleges by relevance or, without `q`, in any order; `all` are all listed
 * colleges.
 */
export function naiveSearch(
  candidates: readonly CollegeRecord[],
  query: SearchQuery,
  all: readonly CollegeRecord[] = candidates,
): Omit<SearchAnswer, 'relax'> {
  const filters = filtersOf(query, all);
  const accepts = (without: ReadonlySet<string>) => (college: CollegeRecord) =>
    [...filters].every(([param, judge]) => {
      if (without.has(param)) return true;
      const found = judge(college);
      return found === 'pass' || (found === 'missing' && query.unknown !== 'exclude');
    });
  const isUnknown = (college: CollegeRecord): boolean => [...filters.values()].some((judge) => judge(college) === 'missing');
  const selected = inNaiveOrder(candidates, query).filter(accepts(new Set()));
  const ordered = [...selected.filter((college) => !isUnknown(college)), ...selected.filter(isUnknown)];
  const { page = 1, perPage = DEFAULT_PER_PAGE, near } = query;

  const count = (without: readonly string[], has: (college: CollegeRecord) => boolean): number =>
    candidates.filter((college) => accepts(new Set(without))(college) && has(college)).length;
  const facet = (name: Facet): SearchAnswer['facets'][Facet] =>
    valuesOf(name, all)
      .map((value) => ({
        value,
        count: count([name === 'flags' ? value : name], (college) => facetValues(name, college, query).includes(value)),
      }))
      .filter((entry) => entry.count > 0 || (name !== 'state' && name !== 'carnegie'));
  const bars = (param: RangeParam): number[] =>
    Array.from({ length: HISTOGRAM_BARS }, (_, bar) =>
      count([param], (college) => {
        const value = valueOf(college, RANGE_PARAMS[param], query);
        return value !== null && barOf(param, value) === bar;
      }),
    );
  const lacking = (param: RangeParam): number =>
    candidates.filter((college) => [...filters].every(([key, judge]) => judge(college) === (key === param ? 'missing' : 'pass'))).length;

  return {
    hits: ordered.slice((page - 1) * perPage, page * perPage).map((college) => ({
      college,
      ...(near && { distance: naiveMilesTo(near, college) }),
      ...naiveBehind(college, query),
      unknown: isUnknown(college),
    })),
    total: ordered.length,
    unknown: ordered.filter(isUnknown).length,
    page,
    perPage,
    facets: {
      ...(Object.fromEntries(FACETS.map((name) => [name, facet(name)])) as Record<Facet, FacetCount[]>),
      // These colleges teach nothing. `program-facets.test.ts` has others.
      major: [],
      award: AWARD_GROUPS.map((value) => ({ value, count: 0 })),
    },
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
    state: STATE_CODES,
    control: CONTROLS,
    level: ['2', '4'],
    size: SIZE_BANDS,
    setting: SETTINGS,
    focus: FOCUSES,
    carnegieGroup: CARNEGIE_GROUPS,
    carnegie: seen(({ carnegieClassification }) => carnegieClassification),
    flags: SEARCH_FLAGS.filter((flag) => colleges.some((college) => hasFlag(college, flag))),
    admissions: ADMISSIONS_KNOWN,
    tests: TESTING_POLICIES,
    chance: CHANCES,
    division: DIVISIONS,
  };
  return values[facet];
}
