export interface MarkedPart {
  text: string;
  isMarked: boolean;
}

/** Splits a name at the beginnings of words that the visitor typed: "penn st" marks "Penn" and "St" of "Pennsylvania State". */
export function markedParts(name: string, typed: string): MarkedPart[] {
  const words = typed.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return [{ text: name, isMarked: false }];
  // Longer words first, so that "a am" marks "Am" of "American".
  const longestFirst = words.toSorted((one, other) => other.length - one.length).join('|');
  return name
    .split(new RegExp(`(?<![\\p{L}\\p{N}])(${longestFirst})`, 'giu'))
    .map((text, index) => ({ text, isMarked: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
