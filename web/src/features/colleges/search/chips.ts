import { RANGE_PARAM_KEYS, SEARCH_FLAGS, type SearchParamKey, type SearchQuery } from '../../../api/contracts.ts';
// prettier-ignore
import { ADMISSIONS_WORDS, CHANCE_WORDS, CONTROL_WORDS, FLAG_WORDS, INCOME_WORDS, LEVEL_WORDS, placeText, rangeText, SIZE_SHORT, stateText } from './filter-words.ts';
import { changed } from './search-url.ts';

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

type ListParam = 'state' | 'control' | 'level' | 'size' | 'admissions' | 'chance' | 'carnegie';
type Item<K extends ListParam> = NonNullable<SearchQuery[K]> extends (infer T)[] ? T : never;

function listChips<K extends ListParam>(query: SearchQuery, param: K, words: (value: Item<K>) => string): Chip[] {
  const values = (query[param] ?? []) as Item<K>[];
  return values.map((value) => ({ param, label: words(value), without: toggled(query, param, value) }));
}

/** The search with a value of a list added or taken away. */
export function toggled<K extends ListParam>(query: SearchQuery, param: K, value: Item<K>): SearchQuery {
  const values = (query[param] ?? []) as Item<K>[];
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
  return changed(query, { [param]: next.length > 0 ? next : undefined });
}

const textChips = (query: SearchQuery): Chip[] =>
  query.q === undefined
    ? []
    : [{ param: 'q', label: `“${query.q}”`, without: changed(query, { q: undefined, ...unsorted(query, 'relevance') }) }];

function placeChips(query: SearchQuery): Chip[] {
  if (query.zip === undefined && query.near === undefined) return [];
  return [{ param: query.zip === undefined ? 'near' : 'zip', label: placeText(query), without: withoutPlace(query) }];
}

/** Without a place there is no distance to sort by. */
export function withoutPlace(query: SearchQuery): SearchQuery {
  return changed(query, { zip: undefined, near: undefined, radius: undefined, ...unsorted(query, 'distance') });
}

const unsorted = (query: SearchQuery, key: 'relevance' | 'distance'): SearchQuery => (query.sort?.key === key ? { sort: undefined } : {});

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
