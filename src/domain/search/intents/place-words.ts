import { STATES, STATE_CODES, type StateCode } from '../../colleges/states.ts';
import { CITY_NICKNAMES } from '../names/places.ts';
import type { Cities, City } from '../places/cities.ts';
import { citySlug } from '../places/city-slug.ts';
import { PHRASES } from './phrases.ts';
import { textOf, wordsOf, type Word } from './words.ts';

/** A place in a text. */
export interface FoundPlace {
  states: readonly StateCode[];
  city?: City;
  /** How many words it has. */
  length: number;
  /** True for a city with its state: "Fresno, CA". Such words are no name by chance. */
  isSure: boolean;
}

/** Finds the place that begins with the first of the words. `isExpected`: a word before it says that a place follows. */
export type FindPlace = (words: readonly Word[], isExpected: boolean) => FoundPlace | undefined;

const REGIONS: ReadonlyMap<string, readonly StateCode[]> = new Map<string, readonly StateCode[]>(
  Object.entries({
    'new england': ['CT', 'ME', 'MA', 'NH', 'RI', 'VT'],
    'the midwest': ['IL', 'IN', 'IA', 'KS', 'MI', 'MN', 'MO', 'NE', 'ND', 'OH', 'SD', 'WI'],
    midwest: ['IL', 'IN', 'IA', 'KS', 'MI', 'MN', 'MO', 'NE', 'ND', 'OH', 'SD', 'WI'],
    'pacific northwest': ['OR', 'WA'],
    'the pacific northwest': ['OR', 'WA'],
    'the west coast': ['CA', 'OR', 'WA'],
    'west coast': ['CA', 'OR', 'WA'],
  }),
);

/** Other names of states. */
const STATE_NAMES: Readonly<Record<string, StateCode>> = {
  'washington dc': 'DC',
  dc: 'DC',
  'the district of columbia': 'DC',
  'us virgin islands': 'VI',
  'virgin islands': 'VI',
  cali: 'CA',
  'new york state': 'NY',
  'washington state': 'WA',
};
/** These other names are also the names of colleges, so only after "in". */
const NEEDS_WORD_BEFORE = new Set(['new york state', 'washington state', 'cali']);

const MAX_PLACE_WORDS = 5;
const ARTICLES = /^(?:the (?:state|city) of|downtown|greater|the) /;

/** A smaller city is meant only after "in", or with its state: Liberal, KS. */
const MIN_COLLEGES = 3;

/** Whether people may mean the city without a word before it. "la" and "University" mean other things. */
const isKnown = (city: City, key: string): boolean => city.rows.length >= MIN_COLLEGES && key.length > 2 && !PHRASES.has(key);

/** Saint, Mount and Fort in their short forms. */
const keyOf = (words: readonly Word[]): string =>
  textOf(words).replace(/\b(saint|mount|fort)\b/g, (word) => ({ saint: 'st', mount: 'mt', fort: 'ft' })[word] ?? word);

export function createFindPlace(cities: Cities): FindPlace {
  const byKey = new Map<string, City[]>();
  const add = (name: string, city: City): void => {
    const key = keyOf(wordsOf(name));
    byKey.set(key, [...(byKey.get(key) ?? []), city]);
  };
  for (const city of cities.values()) add(city.name, city);
  const called = Object.entries(CITY_NICKNAMES).flatMap(([place, names]) => names.map((name) => [name, place] as const));
  for (const [name, place] of called) {
    const city = cities.get(citySlug(place.slice(0, -3), place.slice(-2)));
    if (city && !byKey.has(name)) add(name, city);
  }
  const newYork = cities.get('new-york-ny');
  if (newYork) add('new york city', newYork);
  const states = new Map<string, StateCode>([
    ...STATE_CODES.map((code) => [keyOf(wordsOf(STATES[code])), code] as const),
    ...Object.entries(STATE_NAMES),
  ]);
  const codeAt = (word: Word | undefined): StateCode | undefined => STATE_CODES.find((code) => code.toLowerCase() === word?.text);
  const statesAt = (key: string, isExpected: boolean): readonly StateCode[] | undefined => {
    if (!isExpected && NEEDS_WORD_BEFORE.has(key)) return undefined;
    const state = states.get(key);
    return state ? [state] : REGIONS.get(key);
  };

  const stateOf = (words: readonly Word[]): StateCode | undefined =>
    (words.length === 1 ? codeAt(words[0]) : undefined) ?? states.get(keyOf(words));

  const cityWithState = (words: readonly Word[], length: number): FoundPlace | undefined => {
    const named = byKey.get(keyOf(words.slice(0, length))) ?? [];
    for (const city of named) {
      const after = [3, 2, 1].find((more) => stateOf(words.slice(length, length + more)) === city.state);
      if (after !== undefined) return { states: [], city, length: Math.min(words.length, length + after), isSure: true };
    }
    return undefined;
  };

  const beginningAt = (words: readonly Word[], length: number, isExpected: boolean): FoundPlace | undefined => {
    const key = keyOf(words.slice(0, length));
    const whole = cityWithState(words, length);
    if (whole) return whole;
    const named = statesAt(key, isExpected);
    if (named) return { states: named, length, isSure: false };
    const [city] = byKey.get(key) ?? [];
    return city && (isExpected || isKnown(city, key)) ? { states: [], city, length, isSure: false } : undefined;
  };

  const at = (words: readonly Word[], isExpected: boolean): FoundPlace | undefined => {
    for (let length = Math.min(MAX_PLACE_WORDS, words.length); length > 0; length -= 1) {
      const found = beginningAt(words, length, isExpected);
      if (found) return found;
    }
    const [first] = words;
    const code = isExpected || first?.isCode ? codeAt(first) : undefined;
    return code && { states: [code], length: 1, isSure: false };
  };

  return (words, isExpected) => {
    const found = at(words, isExpected);
    const article = isExpected && !found ? ARTICLES.exec(textOf(words))?.[0] : undefined;
    if (article === undefined) return found;
    const skipped = article.trim().split(' ').length;
    const behind = at(words.slice(skipped), true);
    return behind && { ...behind, length: behind.length + skipped };
  };
}
