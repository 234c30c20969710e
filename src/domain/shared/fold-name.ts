/** Words too common to require, unless the query has no other word. */
const STOP_WORDS: ReadonlySet<string> = new Set(['of', 'the', 'and', 'at', 'in', 'for']);

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

/**
 * Normalizes a name for search: lower case, without accents and apostrophes. Other punctuation separates words. Adjacent single letters
 * form one word: "U.C.L.A." becomes "ucla". "A & M", "a and m" and "A&M" become "aandm", because "at" for "A&T" would be a common word.
 */
export function foldName(text: string): string {
  const words = (ASCII.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, ''))
    .toLowerCase()
    .replace(/['’‘`´]/g, '')
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return SINGLE_LETTER.test(words) ? joinLetters(words) : words;
}

const ASCII = /^[\x00-\x7f]*$/;
const SINGLE_LETTER = /(?:^| )[a-z](?: |$)/;

const joinLetters = (words: string): string =>
  words.replace(/(?<=(?:^| )[a-z]) and (?=[a-z](?: |$))/g, 'and').replace(/(?<=(?:^| )[a-z]) (?=[a-z](?: |$))/g, '');

/** The words of a folded query that a name must contain. */
export function requiredWords(folded: string): string[] {
  const words = [...new Set(folded.split(' ').filter((word) => word !== ''))];
  const significant = words.filter((word) => !isStopWord(word));
  return significant.length > 0 ? significant : words;
}
