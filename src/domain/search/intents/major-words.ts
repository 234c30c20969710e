import type { MajorFinder } from '../../majors/major-finder.ts';
import type { Majors } from '../../majors/majors.ts';
import { textOf, type Word } from './words.ts';

/** The vocabulary of majors with its finder. */
export interface MajorWords {
  majors: Majors;
  finder: MajorFinder;
}

/** The majors that the first words mean, and how many words that are. */
export interface FoundMajor {
  codes: readonly string[];
  length: number;
}

export type FindMajor = (words: readonly Word[]) => FoundMajor | undefined;

const LONGEST = 6;
/** A shorter word is part of too many texts: "it", "pt". */
const MIN_LETTERS = 3;

/** Finds the longest words of students at the start of a text. Unclear words mean no major: they offer choices. */
export const createFindMajor =
  ({ finder }: MajorWords): FindMajor =>
  (words) => {
    for (let length = Math.min(LONGEST, words.length); length > 0; length -= 1) {
      const text = textOf(words.slice(0, length));
      const meaning = text.length < MIN_LETTERS ? undefined : finder.read(text);
      if (meaning && !meaning.isUnclear) return { codes: meaning.codes, length };
    }
    return undefined;
  };
