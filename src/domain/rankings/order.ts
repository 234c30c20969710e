import type { Weights } from './criteria.ts';
import { rankOf, type Marks } from './marks.ts';
import type { Ranked } from './ranking.ts';
import type { Scoreboard } from './scoreboard.ts';

/** Colleges in one order, by their rows of the scoreboard: best first, those without a score last. */
export interface Order {
  rows: Int32Array;
  marks: Marks;
  ranked: number;
}

/** Rows come in ascending. */
export function createOrder(board: Scoreboard, weights: Weights, rows: Int32Array): Order {
  const marks = board.marksBy(weights, rows);
  return { rows: inOrder(marks, rows), marks, ranked: marks.ahead[0] as number };
}

/** The college at a place of an order, from 0. */
export function rankedAt(board: Scoreboard, { rows, marks }: Order, place: number): Ranked {
  const row = rows[place] as number;
  const tenths = marks.tenths[row] as number;
  const score = tenths < 0 ? null : tenths / 10;
  return { college: board.at(row).college, rank: rankOf(marks, row), score, coverage: marks.coverage[row] as number };
}

/** Best first. Ties fall to what is better known, then to the lower row. */
function inOrder({ tenths, coverage, ahead }: Marks, rows: Int32Array): Int32Array {
  const ordered = new Int32Array(rows.length);
  const next = ahead.slice();
  for (const row of rows) {
    const bin = (tenths[row] as number) + 1;
    ordered[next[bin] as number] = row;
    next[bin] = (next[bin] as number) + 1;
  }
  for (let start = 0; start < ordered.length;) {
    const end = next[(tenths[ordered[start] as number] as number) + 1] as number;
    ordered.subarray(start, end).sort((a, b) => (coverage[b] as number) - (coverage[a] as number) || a - b);
    start = end;
  }
  return ordered;
}
