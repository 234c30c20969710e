import type { StateCode } from '../../colleges/states.ts';
import type { SearchQuery } from '../params.ts';
import { BEFORE_PLACE, isAround, LONGEST_PHRASE, NEAR_ME, PHRASES, type Phrase } from './phrases.ts';
import type { FindMajor } from './major-words.ts';
import type { FindPlace, FoundPlace } from './place-words.ts';
import { findPrice } from './price-words.ts';
import { textOf, wordsOf, type Word } from './words.ts';

/** What a text means as filters. */
export interface Reading {
  query: SearchQuery;
  /** The words that no filter explains, as typed. */
  rest: string;
  /** How little the words may be a name by chance. */
  strength: Strength;
  /** True for "near me": the place of the visitor is not known. */
  needsPlace: boolean;
}

/** `sure`: in no name by chance. `major`: what some names say and many colleges teach. `kind`: a kind of college. `adjective`: a word of many names. */
export type Strength = 'sure' | 'major' | 'kind' | 'adjective';

/** Miles around a city for "near Boston". Not the default, which an address omits. */
export const MILES_AROUND = 30;

/** A part of the text with its meaning. */
type Part = { words: readonly Word[] } & (
  | { kind: 'phrase'; phrase: Phrase }
  | { kind: 'place'; place: FoundPlace; isExpected: boolean; isAround: boolean }
  | { kind: 'near-me' }
  | { kind: 'word' }
);

const LONGEST_BEFORE = 4;

/** The longest phrase of a set at the start of the words. */
function longestAt(words: readonly Word[], phrases: { has(text: string): boolean }, most: number): number {
  for (let length = Math.min(most, words.length); length > 0; length -= 1) if (phrases.has(textOf(words.slice(0, length)))) return length;
  return 0;
}

/** Finds the cities and the majors that a text names. */
export interface Finders {
  findPlace: FindPlace;
  findMajor: FindMajor;
}

function partsOf(words: readonly Word[], finders: Finders): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < words.length;) {
    const part = partAt(words.slice(at), finders);
    parts.push(part);
    at += part.words.length;
  }
  return parts;
}

function partAt(words: readonly Word[], { findPlace, findMajor }: Finders): Part {
  const me = longestAt(words, NEAR_ME, LONGEST_BEFORE);
  if (me > 0) return { kind: 'near-me', words: words.slice(0, me) };
  const price = findPrice(words);
  if (price) return { kind: 'phrase', phrase: { weight: 'sure', change: price.change }, words: words.slice(0, price.length) };
  const before = longestAt(words, BEFORE_PLACE, LONGEST_BEFORE);
  const expected = before > 0 ? findPlace(words.slice(before), true) : undefined;
  const { length: phraseLength, phrase } = phraseAt(words, before, findMajor);
  if (expected && before + expected.length >= phraseLength) {
    const around = isAround(textOf(words.slice(0, before)));
    return { kind: 'place', place: expected, isExpected: true, isAround: around, words: words.slice(0, before + expected.length) };
  }
  const place = findPlace(words, false);
  if (place && place.length >= phraseLength) {
    return { kind: 'place', place, isExpected: false, isAround: false, words: words.slice(0, place.length) };
  }
  if (phrase) return { kind: 'phrase', phrase, words: words.slice(0, phraseLength) };
  return { kind: 'word', words: words.slice(0, 1) };
}

/**
 * The longest phrase at the start of the words. A major is one, also behind "in": it comes before a word that needs "colleges" beside it.
 * `before` words may stand before a place or a major.
 */
function phraseAt(words: readonly Word[], before: number, findMajor: FindMajor): { length: number; phrase: Phrase | undefined } {
  const length = longestAt(words, PHRASES, LONGEST_PHRASE);
  const phrase = length === 0 ? undefined : PHRASES.get(textOf(words.slice(0, length)));
  const behind = before > 0 ? findMajor(words.slice(before)) : undefined;
  const major = behind ? { ...behind, length: before + behind.length } : findMajor(words);
  if (!major || major.length < length || (major.length === length && phrase?.weight !== 'plural')) return { length, phrase };
  return { length: major.length, phrase: { weight: 'kind', change: { major: [...major.codes] } } };
}

/** Whether a part keeps its meaning beside words that no filter explains. */
type Keeps = (part: Part) => boolean;

const isPhrase = (part: Part, ...weights: Phrase['weight'][]): boolean => part.kind === 'phrase' && weights.includes(part.phrase.weight);
const isSurePart = (part: Part): boolean =>
  part.kind === 'near-me' || (part.kind === 'place' && (part.isExpected || part.place.isSure)) || isPhrase(part, 'sure');
const isFiller = (part: Part): boolean => isPhrase(part, 'filler', 'plural-noun');

/**
 * The readings of a text, the one that keeps most words as a name first. None if nothing in it is a filter. `finders` know the cities
 * of the catalog and the majors.
 */
export function readText(text: string, finders: Finders): Reading[] {
  const parts = partsOf(wordsOf(text), finders);
  const isWhole = !parts.some(({ kind }) => kind === 'word') && isConsistent(parts);
  if (isWhole) {
    const reading = readingOf(parts, () => true);
    return reading ? [reading] : [];
  }
  if (!parts.some(isSurePart)) return [];
  const readings = [
    readingOf(parts, (part) => isSurePart(part) || isFiller(part)),
    readingOf(parts, (part) => part.kind === 'phrase' || isSurePart(part)),
  ];
  return readings.filter((reading) => reading !== undefined);
}

/** Whether the words explain each other: one place, and adjectives beside what they describe. */
function isConsistent(parts: readonly Part[]): boolean {
  const places = parts.filter(({ kind }) => kind === 'place');
  const hasPlural = parts.some((part) => isPhrase(part, 'plural-noun'));
  if (!areOnePlace(places)) return false;
  if (!hasPlural && parts.some((part) => isPhrase(part, 'plural'))) return false;
  const filters = parts.filter((part) => isPhrase(part, 'sure', 'kind', 'adjective', 'plural') || part.kind === 'near-me');
  if (filters.length === 0) return hasPlural || places.some(isSurePart);
  const isDescribed = hasPlural || places.length > 0 || filters.length > 1 || parts.some((part) => isPhrase(part, 'noun'));
  return isDescribed || !filters.every((part) => isPhrase(part, 'adjective'));
}

/** At most one place, or several states, if one follows a word like "in": "in Texas or Ohio". */
const areOnePlace = (places: readonly Part[]): boolean => places.length < 2 || areStates(places);

const areStates = (places: readonly Part[]): boolean =>
  places.every((part) => part.kind === 'place' && !part.place.city) && places.some((part) => part.kind === 'place' && part.isExpected);

function readingOf(parts: readonly Part[], keeps: Keeps): Reading | undefined {
  const kept = parts.filter(keeps);
  const rest = parts.filter((part) => !keeps(part));
  const query = kept.reduce(merged, {});
  const needsPlace = kept.some(({ kind }) => kind === 'near-me');
  const isEmpty = Object.keys(query).length === 0 && !needsPlace;
  const meansAll = rest.length === 0 && kept.some((part) => isPhrase(part, 'plural-noun'));
  if (isEmpty && !meansAll) return undefined;
  return { query, rest: textOf(rest.flatMap(({ words }) => words)), strength: strengthOf(kept), needsPlace };
}

function strengthOf(parts: readonly Part[]): Strength {
  if (parts.some((part) => isSurePart(part) || isPhrase(part, 'plural-noun'))) return 'sure';
  if (parts.some((part) => part.kind === 'phrase' && part.phrase.change.major)) return 'major';
  return parts.some((part) => isPhrase(part, 'kind')) ? 'kind' : 'adjective';
}

/** Lists grow; other values replace earlier ones. */
function merged(query: SearchQuery, part: Part): SearchQuery {
  const change = part.kind === 'phrase' ? part.phrase.change : part.kind === 'place' ? placeQuery(part.place, part.isAround) : {};
  const next: Record<string, unknown> = { ...query };
  for (const [key, value] of Object.entries(change)) {
    const former = next[key];
    next[key] =
      Array.isArray(former) && Array.isArray(value) ? [...new Set<unknown>([...(former as unknown[]), ...(value as unknown[])])] : value;
  }
  return next;
}

function placeQuery({ states, city }: FoundPlace, around: boolean): SearchQuery {
  if (!city) return { state: [...states] as StateCode[] };
  return { city: city.slug, ...(around && city.middle && { radius: MILES_AROUND }) };
}
