/** Words too common to insist on, unless nothing else was typed. */
const FILLERS: ReadonlySet<string> = new Set(['of', 'the', 'and', 'at', 'in', 'for']);

export const isFiller = (word: string): boolean => FILLERS.has(word);

/**
 * A name as the search compares it: lower case, without accents, apostrophes and dots; other signs separate words; single letters in
 * a row are one word, so that "A & M", "a and m" and "A&M" are all "am", and "U.C.L.A." is "ucla".
 */
export function foldName(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’‘`´.]/g, '')
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/(?<=(?:^| )[a-z]) and (?=[a-z](?: |$))/g, ' ')
    .replace(/(?<=(?:^| )[a-z]) (?=[a-z](?: |$))/g, '');
}

/** The words of a folded text that a search insists on. */
export function wordsWanted(folded: string): string[] {
  const words = [...new Set(folded.split(' ').filter((word) => word !== ''))];
  const telling = words.filter((word) => !isFiller(word));
  return telling.length > 0 ? telling : words;
}
