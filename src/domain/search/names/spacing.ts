import type { WordIndex } from './words.ts';

/** The shortest part that a word is split into. */
const MIN_PART = 3;

/** A folded query with other spaces, if the catalog has such words: "ohio state" for "ohiostate", "macalester" for "mac alester". */
export function otherSpacings(index: WordIndex, folded: string): string[] {
  const joined = folded.replaceAll(' ', '');
  if (joined !== folded) return index.exact(joined) === undefined ? [] : [joined];
  const lengths = Array.from({ length: Math.max(0, folded.length - 2 * MIN_PART + 1) }, (_, at) => at + MIN_PART);
  return lengths
    .map((length) => [folded.slice(0, length), folded.slice(length)])
    .filter((parts) => parts.every((part) => index.exact(part) !== undefined))
    .map((parts) => parts.join(' '));
}
