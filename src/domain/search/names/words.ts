import { editDistance, editsToBeginning, lettersIn } from './edit-distance.ts';
import { bitsIn } from '../row-set.ts';

/** How many edits a word of this length is forgiven: none in short ones, where another word is too near. */
export const editsForgiven = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** An unfinished word shorter than this begins too many words to forgive a typing error in it. */
const MIN_UNFINISHED = 5;

/** The distinct words of all names, numbered in alphabetical order so that a prefix is a run of numbers. */
export interface WordIndex {
  words: readonly string[];
  exact(word: string): number | undefined;
  /** Words that begin so: from, and up to but without, these numbers. */
  startingWith(prefix: string): [from: number, to: number];
  /** Words within the forgiven edits, with their edits; `unfinished`: words that only begin so too, as if one edit further. */
  like(word: string, unfinished: boolean): Map<number, number>;
}

export function createWordIndex(allWords: Iterable<string>): WordIndex {
  const words = [...new Set(allWords)].sort();
  const numberOf = new Map(words.map((word, index) => [word, index]));
  const byLength = groupByLength(words);

  const addLongerWords = (word: string, letters: number, limit: number, near: Map<number, number>): void => {
    for (let length = word.length + 1; length < byLength.length; length += 1) {
      for (const number of wordsWith(byLength[length], (others) => bitsIn(letters & ~others) <= limit)) {
        if (near.has(number)) continue;
        const edits = editsToBeginning(word, words[number] ?? '', limit);
        if (edits <= limit) near.set(number, edits + 1);
      }
    }
  };

  return {
    words,
    exact: (word) => numberOf.get(word),
    startingWith: (prefix) => [firstFrom(words, prefix), firstFrom(words, `${prefix}\uffff`)],
    like(word, unfinished) {
      const limit = editsForgiven(word.length);
      const near = new Map<number, number>();
      if (limit === 0) return near;
      const letters = lettersIn(word);
      for (let length = word.length - limit; length <= word.length + limit; length += 1) {
        for (const number of wordsWith(byLength[length], (others) => bitsIn(letters ^ others) <= 2 * limit)) {
          const edits = editDistance(word, words[number] ?? '', limit);
          if (edits <= limit) near.set(number, edits);
        }
      }
      if (unfinished && word.length >= MIN_UNFINISHED) addLongerWords(word, letters, limit, near);
      return near;
    },
  };
}

/** Words of one length, with the letters each has. */
interface LengthGroup {
  numbers: Int32Array;
  letters: Int32Array;
}

function groupByLength(words: readonly string[]): (LengthGroup | undefined)[] {
  const groups: number[][] = [];
  for (const [number, word] of words.entries()) (groups[word.length] ??= []).push(number);
  return Array.from(groups, (numbers: number[] | undefined) => {
    return numbers && { numbers: Int32Array.from(numbers), letters: Int32Array.from(numbers, (number) => lettersIn(words[number] ?? '')) };
  });
}

/** Numbers of the group's words that pass a test of their letters. */
function wordsWith(group: LengthGroup | undefined, areLike: (letters: number) => boolean): number[] {
  const found: number[] = [];
  if (!group) return found;
  const { numbers, letters } = group;
  for (let at = 0; at < numbers.length; at += 1) {
    if (areLike(letters[at] as number)) found.push(numbers[at] as number);
  }
  return found;
}

/** The first number whose word is not before the text. */
function firstFrom(words: readonly string[], text: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
