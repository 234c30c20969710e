import { differingLetters, editDistance, signatureOf } from './edit-distance.ts';

/** How many edits a word of this length is forgiven: none in short ones, where another word is too near. */
export const editsForgiven = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** The distinct words of all names, numbered in alphabetical order so that a prefix is a run of numbers. */
export interface WordIndex {
  words: readonly string[];
  exact(word: string): number | undefined;
  /** Words that begin so: from, and up to but without, these numbers. */
  startingWith(prefix: string): [from: number, to: number];
  /** Words within the forgiven edits, with their edits. */
  like(word: string): Map<number, number>;
}

export function createWordIndex(allWords: Iterable<string>): WordIndex {
  const words = [...new Set(allWords)].sort();
  const numberOf = new Map(words.map((word, index) => [word, index]));
  const byLength = groupByLength(words);

  return {
    words,
    exact: (word) => numberOf.get(word),
    startingWith: (prefix) => [firstFrom(words, prefix), firstFrom(words, `${prefix}\uffff`)],
    like(word) {
      const limit = editsForgiven(word.length);
      const near = new Map<number, number>();
      if (limit === 0) return near;
      const signature = signatureOf(word);
      for (let length = word.length - limit; length <= word.length + limit; length += 1) {
        const group = byLength[length];
        if (!group) continue;
        for (let at = 0; at < group.numbers.length; at += 1) {
          if (differingLetters(signature, group.signatures[at] as number) > 2 * limit) continue;
          const number = group.numbers[at] as number;
          const edits = editDistance(word, words[number] ?? '', limit);
          if (edits <= limit) near.set(number, edits);
        }
      }
      return near;
    },
  };
}

function groupByLength(words: readonly string[]): ({ numbers: Int32Array; signatures: Int32Array } | undefined)[] {
  const groups: number[][] = [];
  for (const [number, word] of words.entries()) (groups[word.length] ??= []).push(number);
  return Array.from(groups, (numbers: number[] | undefined) => {
    return (
      numbers && { numbers: Int32Array.from(numbers), signatures: Int32Array.from(numbers, (number) => signatureOf(words[number] ?? '')) }
    );
  });
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
