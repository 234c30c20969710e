import type { SearchQuery } from '../../api/domain/search.ts';
import { changed, unsorted } from './search-url.ts';

/** Award levels as filters say them. */
export const AWARD_WORDS: Record<NonNullable<SearchQuery['award']>[number], string> = {
  certificate: 'Certificates',
  associate: 'Associate’s degrees',
  bachelor: 'Bachelor’s degrees',
  graduate: 'Graduate degrees and certificates',
};

/** A list without a value; undefined if none is left. */
export function without<T>(values: readonly T[] | undefined, value: T): T[] | undefined {
  const rest = (values ?? []).filter((other) => other !== value);
  return rest.length > 0 ? rest : undefined;
}

/** The levels and the order by graduates end with the last major. */
export function withoutMajor(query: SearchQuery, code: string): SearchQuery {
  const major = without(query.major, code);
  return changed(query, major ? { major } : { major, award: undefined, ...unsorted(query, 'graduates') });
}
