import type { createAggregate } from '../scores/composite.ts';
import { round1 } from '../scores/scales.ts';

/** Scores and ranks by row. Values of rows that were not scored are undefined. */
export interface RankTable {
  /** The shown score in tenths of a point, 0–1000; −1 if too little is known. */
  tenths: Int16Array;
  coverage: Float64Array;
  /** By tenths + 1: how many rows have a higher score. Index 0 counts all rows with a score. */
  ahead: Int32Array;
}

/** The highest shown score, in tenths of a point. */
export const HIGHEST_TENTHS = 1000;

/** Scores in rows of `width` numbers, one row for each college. */
export interface ScoreRows {
  scores: Float64Array;
  width: number;
}

/** Scores the admitted rows and ranks them among each other. Without an aggregate no row has a score. */
export function createRankTable(
  { scores, width }: ScoreRows,
  rows: Int32Array,
  aggregate: ReturnType<typeof createAggregate>,
  admits: (row: number) => boolean = () => true,
): RankTable {
  const tenths = new Int16Array(scores.length / width).fill(-1);
  const coverage = new Float64Array(tenths.length);
  for (const row of rows) {
    const { score = null, coverage: known = 0 } = aggregate?.(scores, row * width) ?? {};
    if (score !== null && admits(row)) tenths[row] = Math.round(round1(score) * 10);
    coverage[row] = known;
  }
  return { tenths, coverage, ahead: countAhead(tenths, rows) };
}

/** Equal scores share a rank and the next ranks are skipped: 1, 2, 2, 4. Null without a score. */
export function rankOf({ tenths, ahead }: RankTable, row: number): number | null {
  const shown = tenths[row] as number;
  return shown < 0 ? null : (ahead[shown + 1] as number) + 1;
}

/** Best first, rows without a score last. Ties are by row. `rows` must be ascending. */
export function rowsByRank({ tenths, ahead }: RankTable, rows: Int32Array): Int32Array {
  const ordered = new Int32Array(rows.length);
  const next = ahead.slice();
  for (const row of rows) {
    const bin = (tenths[row] as number) + 1;
    ordered[next[bin] as number] = row;
    next[bin] = (next[bin] as number) + 1;
  }
  return ordered;
}

/** Counting sort: there are only 1,001 shown scores. */
function countAhead(tenths: Int16Array, rows: Int32Array): Int32Array {
  const ahead = new Int32Array(HIGHEST_TENTHS + 2);
  for (const row of rows) {
    const bin = (tenths[row] as number) + 1;
    ahead[bin] = (ahead[bin] as number) + 1;
  }
  let before = 0;
  for (let bin = HIGHEST_TENTHS + 1; bin >= 0; bin -= 1) {
    const here = ahead[bin] as number;
    ahead[bin] = before;
    before += here;
  }
  return ahead;
}
