import type { Nickname } from '../../colleges/names/nicknames.ts';
import type { Steps } from '../../shared/steps.ts';
import type { NamesFound } from '../names/index.ts';
import { serializeSearch, type SearchQuery } from '../params.ts';
import type { Cities } from '../places/cities.ts';
import type { FilterOption, Understood } from '../search-answer.ts';
import { isCalledSo, isFoundAsTyped } from './called-so.ts';
import { completionsInSteps } from './completions.ts';
import { createFindMajor, type MajorWords } from './major-words.ts';
import { createMajorOptions } from './major-options.ts';
import { createFindPlace } from './place-words.ts';
import { readText, type Reading } from './read-text.ts';
import { searchLabel } from './search-label.ts';
import { createSystemOptions } from './system-options.ts';

/** What the reading of texts needs of the catalog. */
export interface IntentSources {
  cities: Cities;
  nicknames: readonly Nickname[];
  words: MajorWords;
  /** Whether a listed college has the UNITID. */
  isListed: (unitId: number) => boolean;
  find: (text: string) => NamesFound;
  /** The number of colleges that a search finds. */
  count: (query: SearchQuery) => number;
}

/** The searches that a text may mean. `isMeant`: the text is no name, so its reading comes before colleges. */
export interface FilterOptions {
  options: FilterOption[];
  isMeant: boolean;
}

/** The reading of texts as searches. */
export type Intents = ReturnType<typeof intentsInSteps> extends Steps<infer T> ? T : never;

/** More filters would hide the colleges. */
const MAX_FILTERS = 3;

/** Reads texts as filters: "cheap colleges in Texas". A name of a college is no filter. */
export function* intentsInSteps({ cities, nicknames, words, isListed, find, count }: IntentSources) {
  const finders = { findPlace: createFindPlace(cities), findMajor: createFindMajor(words) };
  yield;
  const completions = yield* completionsInSteps(cities);
  yield;
  const systems = createSystemOptions(nicknames, isListed);
  const majorQueries = createMajorOptions(words.finder);
  const label = (query: SearchQuery): string => searchLabel(query, cities, words.majors);
  const counts = new Map<string, number>();

  const countOf = (query: SearchQuery, address: string): number => {
    const known = counts.get(address) ?? count(query);
    if (query.q === undefined) counts.set(address, known);
    return known;
  };

  const withRest = ({ query, rest }: Reading): SearchQuery => (rest === '' ? query : { ...query, q: rest });

  /** Whether the words without a filter are a name of their own. */
  const hasName = (reading: Reading): boolean =>
    reading.rest === '' ||
    (readText(reading.rest, finders).length === 0 && isFoundAsTyped(reading.rest, find(reading.rest)) && count(withRest(reading)) > 0);

  const readingOf = (text: string): Reading | undefined => readText(text, finders).find(hasName);

  const optionOf = (query: SearchQuery): FilterOption[] => {
    const address = serializeSearch(query);
    const found = countOf(query, address);
    return found === 0 ? [] : [{ kind: 'filter', label: label(query), count: found, query: address }];
  };

  return {
    /** The search that the name of a search means; undefined if it is the name of a college, or no filter. */
    understood({ q, ...others }: SearchQuery): Understood | undefined {
      const reading = q === undefined ? undefined : readingOf(q);
      if (q === undefined || !reading || isCalledSo(q, find(q), reading.strength)) return undefined;
      const { sort, ...filters } = { ...others, page: undefined };
      const isNamed = reading.rest !== '';
      const keepsSort = sort !== undefined && (isNamed || sort.key !== 'relevance');
      const query = { ...filters, ...(keepsSort && { sort }), ...withRest(reading) };
      return {
        query: serializeSearch(query),
        words: label(withRest(reading)),
        ...(reading.needsPlace && { needsPlace: true }),
      };
    },

    /** At most three searches that an unfinished text may mean. */
    options(text: string): FilterOptions {
      const reading = readingOf(text);
      const isMeant = reading !== undefined && !isCalledSo(text, find(text), reading.strength);
      const completed = completions(text).flatMap((longer) => readText(longer, finders).filter(({ rest }) => rest === ''));
      const queries = [
        ...(reading && !reading.needsPlace ? [withRest(reading)] : []),
        ...majorQueries(text),
        ...completed.map(({ query }) => query),
      ];
      const options = [...queries.flatMap(optionOf), ...systems(text)];
      const byQuery = new Map(options.map((option) => [option.query, option]));
      return { options: [...byQuery.values()].slice(0, MAX_FILTERS), isMeant };
    },

    /** The filters of a text whose other words find nothing: "Colleges in Texas" for "philosophy in Texas". */
    filtersIn(text: string): FilterOption[] {
      return readText(text, finders)
        .slice(0, 1)
        .flatMap(({ query }) => optionOf(query));
    },
  };
}
