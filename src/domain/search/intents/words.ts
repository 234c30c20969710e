/** One word of a text. */
export interface Word {
  /** In lower case, without accents and apostrophes. */
  text: string;
  /** Two capitals in a text that also has small letters, or after a comma: perhaps the code of a state. */
  isCode: boolean;
}

/** A longer text is not read. */
const MAX_WORDS = 16;

/** The words of a text; none if there are too many. "D.C." is one word. */
export function wordsOf(text: string): Word[] {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}|['’‘`´]/gu, '')
    .replace(/(?<=(?:^|[^\p{L}])\p{L})\.(?=\p{L}(?:[^\p{L}]|$))/gu, '');
  const hasSmall = /\p{Ll}/u.test(plain);
  const found = [...plain.matchAll(/(,\s*)?([\p{L}\p{N}]+)/gu)].map(([, comma, word = '']) => ({
    text: word.toLowerCase(),
    isCode: word.length === 2 && (comma !== undefined || (hasSmall && word === word.toUpperCase())),
  }));
  return found.length > MAX_WORDS ? [] : found;
}

/** The text of some words. */
export const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');
