import { requiredWords } from '../../shared/fold-name.ts';
import { isOptional } from './name-parts.ts';
import { otherSpellings } from './spelling.ts';
import { allowedEdits, type WordIndex } from './words.ts';

/** The words of the catalog that match one word of the query. */
export interface WordForms {
  words: readonly number[];
  /** Match quality by word number: EXACT, OTHER_SPELLING, less for the beginning of a word and typing errors, 0 for no match. */
  quality: Uint8Array;
  /** True if a college may be meant without this word in any of its names. */
  isOptional: boolean;
}

export const EXACT = 100;
const OTHER_SPELLING = 97;
/** Of an unfinished word, by the share of the letters that are typed. */
const prefixQuality = (share: number): number => 70 + 20 * share;
const EDIT = 24;

/** How words of a query may differ from words of the catalog. `extraEdits` come on top of the usual ones. */
export interface Tolerance {
  allowsTypos: boolean;
  extraEdits?: number;
}

/** Finds the forms of each word of a folded query. The last word may be unfinished. The answer is valid until the next call. */
export function createFormsIn(index: WordIndex) {
  const used: WordForms[] = [];

  return function formsIn(folded: string, tolerance: Tolerance): WordForms[] {
    const words = requiredWords(folded);
    return words.map((word, at) => {
      const quality = cleared(used[at]) ?? new Uint8Array(index.words.length);
      const forms = formsOf(index, word, quality, { ...tolerance, isUnfinished: at === words.length - 1 });
      used[at] = forms;
      return forms;
    });
  };
}

/** The qualities of an earlier word, all 0 again: an array as long as the index is costly to make. */
function cleared(forms: WordForms | undefined): Uint8Array | undefined {
  for (const word of forms?.words ?? []) (forms as WordForms).quality[word] = 0;
  return forms?.quality;
}

interface WordTolerance extends Tolerance {
  isUnfinished: boolean;
}

function formsOf(index: WordIndex, word: string, quality: Uint8Array, tolerance: WordTolerance): WordForms {
  const { allowsTypos, extraEdits = 0, isUnfinished } = tolerance;
  const words: number[] = [];
  const set = (number: number | undefined, worth: number): void => {
    if (number === undefined) return;
    if (quality[number] === 0) words.push(number);
    quality[number] = worth;
  };
  if (allowsTypos) {
    for (const [number, edits] of index.similar(word, allowedEdits(word.length) + extraEdits, isUnfinished)) {
      set(number, Math.max(1, EXACT - EDIT * edits));
    }
  }
  const [from, to] = isUnfinished ? index.startingWith(word) : [0, 0];
  for (let number = from; number < to; number += 1) set(number, prefixQuality(word.length / (index.words[number] ?? '').length));
  for (const other of otherSpellings(word)) set(index.exact(other), OTHER_SPELLING);
  set(index.exact(word), EXACT);
  return { words, quality, isOptional: isOptional(word) };
}
