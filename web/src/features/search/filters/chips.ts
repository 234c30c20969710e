import { SEARCH_FLAGS, type SearchFlag, STATES } from '../../../api/domain/colleges.ts';
import {
  cityText,
  RANGE_PARAM_KEYS,
  type RangeParam,
  type SearchParamKey,
  type SearchQuery,
  type SearchResult,
} from '../../../api/domain/search.ts';
import { AWARD_WORDS } from '../../../entities/college/award-words.ts';
import { INCOME_LABELS } from '../../../api/domain/students.ts';
import { toggledAward, withoutMajor } from './major-changes.ts';
import { toggled, withScores, type ListParam } from '../search-changes.ts';
import { changed, withoutPlace } from '../search-url.ts';
import { FLAG_LABELS, placeText, rangeText } from './filter-labels.ts';
import { listChipLabel } from './list-labels.ts';

/** One filter in use, with the search without it. */
export interface Chip {
  param: SearchParamKey;
  label: string;
  without: SearchQuery;
}

/** The names of the chosen majors, as an answer has them. */
export type MajorNames = NonNullable<SearchResult['majors']>;

type ChipMaker = (query: SearchQuery, majors: MajorNames) => Chip[];

/** In the order of the filter panel. The compiler requires an entry for each filter parameter of the search. */
const CHIPS: Record<Exclude<SearchParamKey, 'radius' | 'sort' | 'home' | 'page' | 'perPage'>, ChipMaker> = {
  q: (query) => {
    const without = changed(query, { q: undefined });
    return query.q === undefined ? [] : [{ param: 'q', label: `“${query.q}”`, without }];
  },
  major: (query, majors) =>
    (query.major ?? []).map((code) => ({
      param: 'major',
      label: majors.find((major) => major.code === code)?.name ?? `Major ${code}`,
      without: withoutMajor(query, code),
    })),
  award: (query) =>
    (query.award ?? []).map((award) => ({
      param: 'award',
      label: AWARD_WORDS[award],
      without: toggledAward(query, award),
    })),
  state: listChips('state'),
  city: cityChip,
  zip: (query) => (query.zip === undefined ? [] : [placeChip('zip', query)]),
  near: (query) => (query.near === undefined || query.zip !== undefined ? [] : [placeChip('near', query)]),
  control: listChips('control'),
  level: listChips('level'),
  ...fromKeys(SEARCH_FLAGS, flagChip),
  size: listChips('size'),
  setting: listChips('setting'),
  income: chip('income', (income) => `Income ${INCOME_LABELS[income].toLowerCase()}`),
  homeState: chip('homeState', (state) => `Home: ${STATES[state]}`),
  ...fromKeys(RANGE_PARAM_KEYS, rangeChip),
  admissions: listChips('admissions'),
  tests: listChips('tests'),
  mySat: ({ mySat, ...query }) =>
    mySat === undefined ? [] : [{ param: 'mySat', label: `My SAT: ${mySat}`, without: withScores(query, { mySat: undefined }) }],
  myAct: ({ myAct, ...query }) =>
    myAct === undefined ? [] : [{ param: 'myAct', label: `My ACT: ${myAct}`, without: withScores(query, { myAct: undefined }) }],
  chance: listChips('chance'),
  division: listChips('division'),
  focus: listChips('focus'),
  carnegieGroup: listChips('carnegieGroup'),
  carnegie: listChips('carnegie'),
  unknown: (query) =>
    query.unknown === 'exclude'
      ? [{ param: 'unknown', label: 'Only colleges that report the numbers', without: changed(query, { unknown: undefined }) }]
      : [],
};

/** One chip per value. */
export function chipsOf(query: SearchQuery, majors: MajorNames = []): Chip[] {
  return Object.values(CHIPS).flatMap((chips) => chips(query, majors));
}

function chip<K extends SearchParamKey>(param: K, labelOf: (value: NonNullable<SearchQuery[K]>) => string): ChipMaker {
  return (query) => {
    const value = query[param];
    return value === undefined || value === null ? [] : [{ param, label: labelOf(value), without: changed(query, { [param]: undefined }) }];
  };
}

function listChips(param: ListParam): ChipMaker {
  return (query) =>
    (query[param] ?? []).map((value) => ({ param, label: listChipLabel(param, value), without: toggled(query, param, value) }));
}

function flagChip(flag: SearchFlag): ChipMaker {
  return chip(flag, () => FLAG_LABELS[flag]);
}

function rangeChip(param: RangeParam): ChipMaker {
  return chip(param, (range) => rangeText(param, range));
}

const placeChip = (param: 'zip' | 'near', query: SearchQuery): Chip => ({ param, label: placeText(query), without: withoutPlace(query) });

/** The miles end with the city, unless another place needs them. */
function cityChip(query: SearchQuery): Chip[] {
  const { city, radius, zip, near } = query;
  if (city === undefined) return [];
  const isPlaced = zip !== undefined || near !== undefined;
  const label = radius === undefined || isPlaced ? cityText(city) : `Within ${radius} miles of ${cityText(city)}`;
  return [{ param: 'city', label, without: changed(query, { city: undefined, ...(!isPlaced && { radius: undefined }) }) }];
}

function fromKeys<K extends string>(keys: readonly K[], make: (key: K) => ChipMaker): Record<K, ChipMaker> {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, ChipMaker>;
}
