import { editDistance, editsToPrefix, letterBits } from '../../shared/spelling/edit-distance.ts';
import { bitsIn } from '../row-set.ts';

/** The allowed edits for a word of this length. Words up to four letters allow none, because too many other words are close. */
export const allowedEdits = (length: number): number => (length < 5 ? 0 : length < 8 ? 1 : 2);

/** A shorter unfinished word allows no typing error, because too many words start with it. */
const MIN_UNFINISHED = 5;

/** The distinct words of all names, numbered alphabetically. Words with the same prefix have consecutive numbers. */
export interface WordIndex {
  words: readonly string[];
  exact(word: string): number | undefined;
  /** The numbers of the words with this prefix: `from` inclusive, `to` exclusive. */
  startingWith(prefix: string): [from: number, to: number];
  /** Words within `limit` edits, with their edits. `unfinished` adds words whose prefix matches, at one more edit. */
  similar(word: string, limit: number, unfinished: boolean): Map<number, number>;
}

/** `misspelled` are the words that are also found with typing errors. */
export function createWordIndex(allWords: Iterable<string>, misspelled: ReadonlySet<string>): WordIndex {
  const words = [...new Set(allWords)].sort();
  const numberOf = new Map(words.map((word, index) => [word, index]));
  const byLength = groupByLength(words, misspelled);

  const addLongerWords = (word: string, letters: number, limit: number, near: Map<number, number>): void => {
    for (let length = word.length + 1; length < byLength.length; length += 1) {
      for (const number of wordsWith(byLength[length], (others) => bitsIn(letters & ~others) <= limit)) {
        if (near.has(number)) continue;
        const edits = editsToPrefix(word, words[number] ?? '', limit);
        if (edits <= limit) near.set(number, edits + 1);
      }
    }
  };

  return {
    words,
    exact: (word) => numberOf.get(word),
    startingWith: (prefix) => [firstFrom(words, prefix), firstFrom(words, `${prefix}\uffff`)],
    similar(word, limit, unfinished) {
      const near = new Map<number, number>();
      if (limit === 0) return near;
      const letters = letterBits(word);
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

/** The words of one length, with the letters of each. */
interface LengthGroup {
  numbers: Int32Array;
  letters: Int32Array;
}

function groupByLength(words: readonly string[], chosen: ReadonlySet<string>): (LengthGroup | undefined)[] {
  const groups: number[][] = [];
  for (const [number, word] of words.entries()) if (chosen.has(word)) (groups[word.length] ??= []).push(number);
  return Array.from(groups, (numbers: number[] | undefined) => {
    return numbers && { numbers: Int32Array.from(numbers), letters: Int32Array.from(numbers, (number) => letterBits(words[number] ?? '')) };
  });
}

/** The numbers of the words whose letters pass a test. */
function wordsWith(group: LengthGroup | undefined, isClose: (letters: number) => boolean): number[] {
  const found: number[] = [];
  if (!group) return found;
  const { numbers, letters } = group;
  for (let at = 0; at < numbers.length; at += 1) {
    if (isClose(letters[at] as number)) found.push(numbers[at] as number);
  }
  return found;
}

/** The first number whose word is not less than the text. */
function firstFrom(words: readonly string[], text: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
