const FIRST_SURROGATE = 0xd800;
const LAST_SURROGATE = 0xdfff;
const ABOVE_ALL_OTHERS = 0x10000;

/** UTF-16 encodes the highest code points as surrogates, which compare lower than other units. */
const weightOf = (unit: number): number => (unit >= FIRST_SURROGATE && unit <= LAST_SURROGATE ? unit + ABOVE_ALL_OTHERS : unit);

/** Compares texts by code point. Unlike `localeCompare`, the order is the same on every machine. */
export function byCodePoint(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index += 1) {
    const difference = weightOf(a.charCodeAt(index)) - weightOf(b.charCodeAt(index));
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

interface Named {
  name: string;
  id: number;
}

/** "ABC" follows "Abbey". Names that differ only in case are in the order of their code points. */
export const byNameIgnoringCase = (a: string, b: string): number => byCodePoint(a.toLowerCase(), b.toLowerCase()) || byCodePoint(a, b);

/** Compares by name, ignoring case, then by id. */
export const byNameThenId = (a: Named, b: Named): number => byNameIgnoringCase(a.name, b.name) || a.id - b.id;
