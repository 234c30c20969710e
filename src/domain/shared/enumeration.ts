/** "Guam, Palau and Puerto Rico": things one after the other within a sentence; empty for none. */
export function enumeration(things: readonly string[], word: 'and' | 'or' = 'and'): string {
  return things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} ${word} ${things.at(-1) ?? ''}`;
}
