/** Values as levels. Equal values share a level; higher values have higher levels. */
export interface Levels {
  /** −1 if there is no value. */
  of: ArrayLike<number>;
  /** The number of possible levels. */
  count: number;
}

/** The levels of values; NaN is missing. */
export function levelsOf(values: readonly number[]): Levels {
  const known = Float64Array.from(values.filter((value) => !Number.isNaN(value))).sort();
  const levels = new Map<number, number>();
  for (const value of known) if (!levels.has(value)) levels.set(value, levels.size);
  return { of: Int32Array.from(values, (value) => levels.get(value) ?? -1), count: levels.size };
}

/**
 * Spearman's rank correlation over the rows where both values are known, −1 to 1. Equal values share their mean rank. Null if one of
 * the two is constant or no row is known. It counts levels, so each row is read once.
 */
export function spearman(a: Levels, b: Levels, rows: Int32Array): number | null {
  const shared = rows.filter((row) => (a.of[row] as number) >= 0 && (b.of[row] as number) >= 0);
  const [ranksOfA, ranksOfB] = [midRanks(a, shared), midRanks(b, shared)];
  const middle = (shared.length + 1) / 2;
  let [both, squaresOfA, squaresOfB] = [0, 0, 0];
  for (const row of shared) {
    const fromA = (ranksOfA[a.of[row] as number] as number) - middle;
    const fromB = (ranksOfB[b.of[row] as number] as number) - middle;
    both += fromA * fromB;
    squaresOfA += fromA * fromA;
    squaresOfB += fromB * fromB;
  }
  return squaresOfA === 0 || squaresOfB === 0 ? null : both / Math.sqrt(squaresOfA * squaresOfB);
}

/** Kendall's tau-b: the agreement of two orders with ties, −1 to 1. Null if one of them is constant. */
export function kendall(a: readonly number[], b: readonly number[]): number | null {
  let [agreeing, apartInA, apartInB] = [0, 0, 0];
  for (let i = 0; i < a.length; i += 1) {
    for (let j = 0; j < i; j += 1) {
      const [inA, inB] = [Math.sign((a[i] as number) - (a[j] as number)), Math.sign((b[i] as number) - (b[j] as number))];
      agreeing += inA * inB;
      apartInA += inA * inA;
      apartInB += inB * inB;
    }
  }
  return apartInA === 0 || apartInB === 0 ? null : agreeing / Math.sqrt(apartInA * apartInB);
}

/** The mean rank of each level, starting at 1. */
function midRanks({ of, count }: Levels, rows: Int32Array): Float64Array {
  const ranks = new Float64Array(count);
  for (const row of rows) {
    const level = of[row] as number;
    ranks[level] = (ranks[level] as number) + 1;
  }
  let below = 0;
  for (let level = 0; level < count; level += 1) {
    const here = ranks[level] as number;
    ranks[level] = below + (here + 1) / 2;
    below += here;
  }
  return ranks;
}
