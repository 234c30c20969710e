import { foldName } from '../../shared/fold-name.ts';
import type { MajorFinder } from '../../majors/major-finder.ts';
import type { SearchQuery } from '../params.ts';

const MIN_LETTERS = 3;
/** The choices that unclear words offer, and the majors that an unfinished text may become. */
const MAX_CHOICES = 3;
const MAX_BEGUN = 1;

/** The searches by major that a text may become: choices for unclear words, else the best major that begins as typed. */
export const createMajorOptions =
  (finder: MajorFinder) =>
  (text: string): SearchQuery[] => {
    const typed = foldName(text);
    if (typed.length < MIN_LETTERS) return [];
    const meaning = finder.read(text);
    if (meaning?.isUnclear) return meaning.codes.slice(0, MAX_CHOICES).map((code) => ({ major: [code] }));
    return finder
      .find(text, MAX_CHOICES)
      .filter(({ matched }) => foldName(matched).startsWith(typed))
      .slice(0, MAX_BEGUN)
      .map(({ code }) => ({ major: [code] }));
  };
