import { CRITERIA, type Criterion } from '../shared/method.ts';
import type { Order } from './order.ts';
import { spearman } from '../scores/rank-correlation.ts';
import { HIGHEST_TENTHS } from './rank-table.ts';
import type { Scoreboard } from './score-matrix.ts';

/** How much each criterion goes with an order, −1 to 1: weights are not importances. Null where it cannot be told. */
export type Importance = Readonly<Record<Criterion, number | null>>;

/** Rank correlation of each criterion with the shown score, over the ranked colleges of which it is known. */
export function importanceOf(board: Scoreboard, { rows, ranked, marks }: Order): Importance {
  const levels = board.levels();
  const shown = { of: marks.tenths, count: HIGHEST_TENTHS + 1 };
  const among = rows.subarray(0, ranked);
  return Object.fromEntries(CRITERIA.map((key) => [key, spearman(levels[key], shown, among)])) as Importance;
}
