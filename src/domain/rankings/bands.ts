import type { Weights } from '../shared/criteria.ts';
import { rankOf } from './rank-table.ts';
import type { RankedOrder } from './ranked-order.ts';
import type { ScoreMatrix } from './score-matrix.ts';
import { neighboringWeights } from './weights.ts';

/** The best and the worst rank of a college if any one weight is one lower or one higher. */
export interface Band {
  best: number;
  worst: number;
}

/**
 * Bands by row: the range of ranks under the given weights and their neighbors, among the same colleges. Null without a rank. Neighbors
 * that leave a college without a score do not count for it.
 */
export function createBands(matrix: ScoreMatrix, { rows, ranks, gate }: RankedOrder, weights: Weights): (row: number) => Band | null {
  // Ascending, because twenty passes read the scores in memory order.
  const members = rows.toSorted();
  const best = new Int32Array(matrix.size);
  for (const row of members) best[row] = rankOf(ranks, row) ?? 0;
  const worst = best.slice();
  for (const neighbor of neighboringWeights(weights)) {
    const others = matrix.rank(neighbor, members, gate);
    for (const row of members) {
      const rank = rankOf(others, row);
      if (rank === null || best[row] === 0) continue;
      if (rank < (best[row] as number)) best[row] = rank;
      if (rank > (worst[row] as number)) worst[row] = rank;
    }
  }
  return (row) => (best[row] === 0 ? null : { best: best[row] as number, worst: worst[row] as number });
}
