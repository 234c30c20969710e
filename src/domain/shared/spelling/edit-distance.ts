/** Only this many letters of a word are compared. */
const MAX_LENGTH = 64;
const scratch = Array.from({ length: 3 }, () => new Uint8Array(MAX_LENGTH + 1));

/**
 * Edits between two words (insert, delete, replace, swap neighbors), or `limit + 1` if there are more. Computes only the cells that
 * `limit` edits can reach.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  const edits = lastRow(a.slice(0, MAX_LENGTH), b.slice(0, MAX_LENGTH), limit);
  return Math.min(edits?.at(-1) ?? Infinity, limit + 1);
}

/** Edits between an unfinished word and a prefix of another word, or `limit + 1`. */
export function editsToPrefix(typed: string, word: string, limit: number): number {
  const prefix = word.slice(0, Math.min(MAX_LENGTH, typed.length + limit));
  const edits = lastRow(typed.slice(0, MAX_LENGTH), prefix, limit);
  return edits === undefined ? limit + 1 : Math.min(...edits, limit + 1);
}

/** Edits from `a` to each prefix of `b`; valid until the next call. Undefined if all exceed `limit`. */
function lastRow(a: string, b: string, limit: number): Uint8Array | undefined {
  const tooFar = limit + 1;
  let [beforeLast, last, row] = scratch as [Uint8Array, Uint8Array, Uint8Array];
  for (let j = 0; j <= b.length; j += 1) last[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    const to = Math.min(b.length, i + limit);
    row.fill(tooFar, 0, b.length + 1);
    row[0] = Math.min(i, tooFar);
    let best = row[0];
    for (let j = Math.max(1, i - limit); j <= to; j += 1) {
      const edits = cellOf(a, b, i, j, last, row, beforeLast);
      row[j] = edits;
      if (edits < best) best = edits;
    }
    if (best > limit) return undefined;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return last.subarray(0, b.length + 1);
}

function cellOf(a: string, b: string, i: number, j: number, last: Uint8Array, row: Uint8Array, beforeLast: Uint8Array): number {
  const here = a.charCodeAt(i - 1);
  const there = b.charCodeAt(j - 1);
  const replaced = (last[j - 1] as number) + Number(here !== there);
  const edits = Math.min(replaced, (last[j] as number) + 1, (row[j - 1] as number) + 1);
  const isSwap = i > 1 && j > 1 && here === b.charCodeAt(j - 2) && there === a.charCodeAt(i - 2);
  return isSwap ? Math.min(edits, (beforeLast[j - 2] as number) + 1) : edits;
}

/** One bit for each letter of the word. One edit changes at most two bits, so more different bits mean more edits. */
export function letterBits(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}
