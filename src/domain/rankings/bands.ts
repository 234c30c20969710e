import type { Weights } from '../scores/criteria.ts';
import type { Order } from './order.ts';
import { rankOf } from './rank-table.ts';
import type { Scoreboard } from './score-matrix.ts';
import { weightsNear } from './weights.ts';

/** The best and the worst rank a college takes when any one weight is one lower or one higher. */
export interface Band {
  best: number;
  worst: number;
}

/**
 * How firm the ranks of an order are, by row: its ranks under the weights as somebody set them, and under those near them, always within
 * the same list. Null without a rank. Where a college loses its score under some weights, these say nothing of it.
 */
export function createBands(board: Scoreboard, { rows, marks }: Order, weights: Weights): (row: number) => Band | null {
  // Ascending, as the numbers lie in memory: all of them are read twenty times.
  const members = rows.toSorted();
  const best = new Int32Array(board.size);
  for (const row of members) best[row] = rankOf(marks, row) ?? 0;
  const worst = best.slice();
  for (const near of weightsNear(weights)) {
    const others = board.marksBy(near, members);
    for (const row of members) {
      const rank = rankOf(others, row);
      if (rank === null || best[row] === 0) continue;
      if (rank < (best[row] as number)) best[row] = rank;
      if (rank > (worst[row] as number)) worst[row] = rank;
    }
  }
  return (row) => (best[row] === 0 ? null : { best: best[row] as number, worst: worst[row] as number });
}
