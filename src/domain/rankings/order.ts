import type { Weights } from '../scores/criteria.ts';
import { inOrder, rankOf, type Marks } from './rank-table.ts';
import type { Ranked } from './ranking.ts';
import type { Scoreboard } from './score-matrix.ts';

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
