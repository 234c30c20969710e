/** A set of rows: one bit for each row, 32 rows in a word. Operations work on whole words. */
export type RowSet = Int32Array;

export const emptySet = (rowCount: number): RowSet => new Int32Array((rowCount + 31) >>> 5);

export function add(set: RowSet, row: number): void {
  set[row >>> 5] = (set[row >>> 5] as number) | (1 << (row & 31));
}

export const has = (set: RowSet, row: number): boolean => (((set[row >>> 5] as number) >>> (row & 31)) & 1) === 1;

export function setOf(rows: Int32Array, rowCount: number): RowSet {
  const set = emptySet(rowCount);
  for (const row of rows) add(set, row);
  return set;
}

/** Adds all rows of another set. */
export function join(set: RowSet, other: RowSet): void {
  for (let word = 0; word < set.length; word += 1) set[word] = (set[word] as number) | (other[word] as number);
}

export function both(a: RowSet, b: RowSet): RowSet {
  const common = new Int32Array(a.length);
  for (let word = 0; word < common.length; word += 1) common[word] = (a[word] as number) & (b[word] as number);
  return common;
}

export function without(a: RowSet, b: RowSet): RowSet {
  const left = new Int32Array(a.length);
  for (let word = 0; word < left.length; word += 1) left[word] = (a[word] as number) & ~(b[word] as number);
  return left;
}

/** The number of set bits of a 32-bit number. */
export function bitsIn(number: number): number {
  let bits = number - ((number >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

export function sizeOf(set: RowSet): number {
  let size = 0;
  for (let word = 0; word < set.length; word += 1) size += bitsIn(set[word] as number);
  return size;
}

/** The size of `both(a, b)`, without making it. */
export function sizeOfBoth(a: RowSet, b: RowSet): number {
  let size = 0;
  for (let word = 0; word < a.length; word += 1) size += bitsIn((a[word] as number) & (b[word] as number));
  return size;
}

/** The rows of a set, ascending. */
export function rowsOf(set: RowSet): Int32Array {
  const rows = new Int32Array(sizeOf(set));
  let found = 0;
  for (let word = 0; word < set.length; word += 1) {
    for (let bits = set[word] as number; bits !== 0; bits &= bits - 1) {
      rows[found] = word * 32 + 31 - Math.clz32(bits & -bits);
      found += 1;
    }
  }
  return rows;
}
