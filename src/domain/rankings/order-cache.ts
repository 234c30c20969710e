import type { CollegeRecord } from '../colleges/college.ts';
import { createBands } from './bands.ts';
import type { Weights } from '../scores/criteria.ts';
import { criterionScoresOf } from '../scores/criterion-scores.ts';
import { createFilter, type RankingFilters } from './filters.ts';
import { importanceOf, type Importance } from './importance.ts';
import { createMemory } from './lru-cache.ts';
import { createOrder, type Order } from './order.ts';
import { serializeRanking } from './params.ts';
import { createScoreboard, type ScoredCollege } from './score-matrix.ts';
import { simplified } from './weights.ts';

/** An order takes some 70 kB, its bands half of that. */
const MAX_REMEMBERED = 64;

export const scoredOnCriteria = (open: readonly CollegeRecord[]): ScoredCollege[] =>
  open.map((college) => ({ college, scores: criterionScoresOf(college) }));

/** The orders of one state of the catalog. Criteria are scored once; an order is made when first asked for, then kept for a while. */
export function createOrders(scored: readonly ScoredCollege[]) {
  const board = createScoreboard(scored);
  const orders = createMemory<Order>(MAX_REMEMBERED);
  const importances = createMemory<Importance>(MAX_REMEMBERED);
  const bands = createMemory<ReturnType<typeof createBands>>(MAX_REMEMBERED);

  /** Weights of the same proportions order alike, and share what is remembered. */
  const by = (weights: Weights, filters: RankingFilters = {}): Order => {
    const w = simplified(weights);
    return orders.recall(keyOf(w, filters), () => createOrder(board, w, board.rowsWhere(createFilter(filters))));
  };

  return {
    board,
    by,
    importance: (weights: Weights, filters: RankingFilters): Importance =>
      importances.recall(keyOf(simplified(weights), filters), () => importanceOf(board, by(weights, filters))),
    /** By the weights as they were set: one step is more of a small weight than of a large one. */
    bands: (weights: Weights, filters: RankingFilters) =>
      bands.recall(keyOf(weights, filters), () => createBands(board, by(weights, filters), weights)),
  };
}

export type Orders = ReturnType<typeof createOrders>;

const keyOf = (w: Weights, { type = [], st = [], size = [], max }: RankingFilters): string =>
  serializeRanking({ w, type, st, size, ...(max !== undefined && { max }) });
