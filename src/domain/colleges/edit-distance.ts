/**
 * Edits between two words (insert, delete, replace, swap neighbours), or `limit + 1` as soon as there must be more than `limit`.
 * Only the band of cells that `limit` edits can reach is computed.
 */
export function editDistance(a: string, b: string, limit: number): number {
  const tooFar = limit + 1;
  if (Math.abs(a.length - b.length) > limit) return tooFar;
  const width = b.length + 1;
  let [beforeLast, last, row] = [new Uint8Array(width), Uint8Array.from({ length: width }, (_, column) => column), new Uint8Array(width)];
  for (let i = 1; i <= a.length; i += 1) {
    const from = Math.max(1, i - limit);
    const to = Math.min(b.length, i + limit);
    row.fill(tooFar);
    row[0] = Math.min(i, tooFar);
    let best = row[0];
    for (let j = from; j <= to; j += 1) {
      const edits = cellOf(a, b, i, j, last, row, beforeLast);
      row[j] = edits;
      best = Math.min(best, edits);
    }
    if (best > limit) return tooFar;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return Math.min(last[b.length] as number, tooFar);
}

function cellOf(a: string, b: string, i: number, j: number, last: Uint8Array, row: Uint8Array, beforeLast: Uint8Array): number {
  const here = a.charCodeAt(i - 1);
  const there = b.charCodeAt(j - 1);
  const replaced = (last[j - 1] as number) + Number(here !== there);
  const edits = Math.min(replaced, (last[j] as number) + 1, (row[j - 1] as number) + 1);
  const isSwap = i > 1 && j > 1 && here === b.charCodeAt(j - 2) && there === a.charCodeAt(i - 2);
  return isSwap ? Math.min(edits, (beforeLast[j - 2] as number) + 1) : edits;
}

/** One bit a letter that occurs in the word: words whose signatures differ in more than two bits an edit are further apart. */
export function signatureOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

/** How many letters occur in one word but not in the other. */
export function differingLetters(a: number, b: number): number {
  let bits = a ^ b;
  bits -= (bits >>> 1) & 0x55555555;
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
