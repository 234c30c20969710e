const FIRST_SURROGATE = 0xd800;
const LAST_SURROGATE = 0xdfff;
const ABOVE_ALL_OTHERS = 0x10000;

/** UTF-16 writes the highest code points with surrogates, which lie below other units. */
const weightOf = (unit: number): number => (unit >= FIRST_SURROGATE && unit <= LAST_SURROGATE ? unit + ABOVE_ALL_OTHERS : unit);

/** Orders texts by code point: the same on every machine and in every language setting, unlike `localeCompare`. */
export function byCodePoint(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index += 1) {
    const difference = weightOf(a.charCodeAt(index)) - weightOf(b.charCodeAt(index));
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}
