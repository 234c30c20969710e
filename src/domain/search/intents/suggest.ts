import type { CollegeRecord } from '../../colleges/college.ts';
import type { NameIndex, NamesFound } from '../names/index.ts';
import type { Option, Suggestions } from '../search-answer.ts';
import type { Intents } from './index.ts';

const MIN_LENGTH = 2;
const MAX_NEAREST = 3;

/** Suggests colleges and searches for a text, and near names for a text that finds nothing. `collegeAt` reads a row of `names`. */
export function createSuggest(
  names: NameIndex,
  collegeAt: (row: number) => CollegeRecord,
  intents: Pick<Intents, 'options' | 'filtersIn'>,
) {
  const collegesOf = ({ rows, matchOf }: NamesFound, limit: number): Option[] =>
    Array.from(rows.subarray(0, limit)).flatMap((row): Option[] => {
      const match = matchOf(row);
      return match ? [{ kind: 'college', college: collegeAt(row), match }] : [];
    });
  const nearest = (text: string): Option[] => collegesOf(names.nearest(text, MAX_NEAREST), MAX_NEAREST);
  /** What a text that finds nothing may mean, at most three. */
  const didYouMean = (text: string): Option[] => [...intents.filtersIn(text), ...nearest(text)].slice(0, MAX_NEAREST);
  const near = (text: string, only: 'colleges' | undefined): Option[] => (only === 'colleges' ? nearest(text) : didYouMean(text));

  return {
    /** At most `limit` options: a text that reads as filters first, else colleges, then filters. */
    suggest(text: string, limit: number, only?: 'colleges'): Suggestions {
      if (text.trim().length < MIN_LENGTH) return { options: [], didYouMean: [] };
      const found = names.find(text);
      const { options: filters, isMeant } = only === 'colleges' ? { options: [], isMeant: false } : intents.options(text);
      const colleges = collegesOf(found, limit - filters.length);
      const first = isMeant ? filters.slice(0, 1) : [];
      const options = [...first, ...colleges, ...filters.slice(first.length)];
      return { options, didYouMean: options.length === 0 && !isMeant ? near(text, only) : [] };
    },

    didYouMean,
  };
}
