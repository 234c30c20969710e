/** Values as steps: equal values share one, and higher values have higher ones. */
export interface Levels {
  /** −1 where there is no value. */
  of: ArrayLike<number>;
  /** How many steps there can be. */
  count: number;
}

/** Steps of any values, NaN where missing; as many as there are different values. */
export function levelsOf(values: readonly number[]): Levels {
  const known = Float64Array.from(values.filter((value) => !Number.isNaN(value))).sort();
  const steps = new Map<number, number>();
  for (const value of known) if (!steps.has(value)) steps.set(value, steps.size);
  return { of: Int32Array.from(values, (value) => steps.get(value) ?? -1), count: steps.size };
}

/**
 * Spearman's rank correlation of two things over the rows where both are known, −1 to 1; equal values share the middle of their ranks.
 * Null where one of them is the same everywhere, or nothing is known. By counting, so that it costs one look at each row.
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

/** The middle of the ranks that each step takes, from 1. */
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
