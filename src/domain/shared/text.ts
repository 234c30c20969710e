/** Joins items in a sentence: "Guam, Palau and Puerto Rico". Empty for no items. */
export function enumeration(items: readonly string[], word: 'and' | 'or' = 'and'): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1) ?? ''}`;
}

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
