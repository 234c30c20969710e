import { RANGE_PARAM_KEYS, SEARCH_FLAGS, type SearchParamKey, type SearchQuery } from '../../../api/domain.ts';
import { CONTROL_WORDS, LEVEL_WORDS, SIZE_SHORT } from '../../../entities/college/college-words.ts';
import { ADMISSIONS_WORDS, CHANCE_WORDS, FLAG_WORDS, placeText, rangeText, stateText } from './filter-words.ts';
import { INCOME_WORDS } from '../result-words.ts';
import { changed, toggled, unsorted, withoutPlace, type Item, type ListParam } from '../search-url.ts';

/** One active filter: what it says, and the search without it. */
export interface Chip {
  param: SearchParamKey;
  label: string;
  without: SearchQuery;
}

/** The active filters in the order of the rail, one chip a value. */
export function chipsOf(query: SearchQuery): Chip[] {
  return [
    ...textChips(query),
    ...listChips(query, 'state', stateText),
    ...placeChips(query),
    ...listChips(query, 'control', (value) => CONTROL_WORDS[value]),
    ...listChips(query, 'level', (value) => LEVEL_WORDS[value]),
    ...flagChips(query),
    ...listChips(query, 'size', (value) => `${SIZE_SHORT[value]} colleges`),
    ...incomeChips(query),
    ...rangeChips(query),
    ...listChips(query, 'admissions', (value) => ADMISSIONS_WORDS[value]),
    ...scoreChips(query),
    ...listChips(query, 'chance', (value) => `Chance: ${CHANCE_WORDS[value].toLowerCase()}`),
    ...listChips(query, 'carnegie', (value) => value),
    ...unknownChips(query),
  ];
}

function listChips<K extends ListParam>(query: SearchQuery, param: K, words: (value: Item<K>) => string): Chip[] {
  const values = (query[param] ?? []) as Item<K>[];
  return values.map((value) => ({ param, label: words(value), without: toggled(query, param, value) }));
}

const textChips = (query: SearchQuery): Chip[] =>
  query.q === undefined
    ? []
    : [{ param: 'q', label: `“${query.q}”`, without: changed(query, { q: undefined, ...unsorted(query, 'relevance') }) }];

function placeChips(query: SearchQuery): Chip[] {
  if (query.zip === undefined && query.near === undefined) return [];
  return [{ param: query.zip === undefined ? 'near' : 'zip', label: placeText(query), without: withoutPlace(query) }];
}

const flagChips = (query: SearchQuery): Chip[] =>
  SEARCH_FLAGS.filter((flag) => query[flag]).map((flag) => ({
    param: flag,
    label: FLAG_WORDS[flag],
    without: changed(query, { [flag]: undefined }),
  }));

const incomeChips = (query: SearchQuery): Chip[] =>
  query.income === undefined
    ? []
    : [{ param: 'income', label: `Income ${INCOME_WORDS[query.income]}`, without: changed(query, { income: undefined }) }];

const rangeChips = (query: SearchQuery): Chip[] =>
  RANGE_PARAM_KEYS.flatMap((param) => {
    const range = query[param];
    return range === undefined ? [] : [{ param, label: rangeText(param, range), without: changed(query, { [param]: undefined }) }];
  });

const scoreChips = (query: SearchQuery): Chip[] =>
  (['mySat', 'myAct'] as const).flatMap((param) => {
    const score = query[param];
    const label = `My ${param === 'mySat' ? 'SAT' : 'ACT'}: ${score ?? ''}`;
    return score === undefined ? [] : [{ param, label, without: changed(query, { [param]: undefined }) }];
  });

const unknownChips = (query: SearchQuery): Chip[] =>
  query.unknown === 'exclude'
    ? [{ param: 'unknown', label: 'Only colleges that report the numbers', without: changed(query, { unknown: undefined }) }]
    : [];
