import { gateOf } from '../order/gate.ts';
import type { ScoredCollege } from '../order/scored-college.ts';
import { createBands } from './bands.ts';
import { formatWeights, type Weights } from '../shared/criteria.ts';
import { createFilter, type RankingFilters } from './filters.ts';
import { createLruCache } from '../shared/lru-cache.ts';
import { createRankedOrder, importanceOf, type Importance, type RankedOrder } from './ranked-order.ts';
import { serializeRanking } from './params.ts';
import { createScoreMatrix } from './score-matrix.ts';
import { reducedWeights } from './weights.ts';

/** An order takes about 70 kB, its bands half of that. */
const MAX_CACHED = 64;

/** The orders of one data version. Criteria are scored once. Each order is made at the first request and then cached. */
export function createOrderCache(scored: readonly ScoredCollege[]) {
  const matrix = createScoreMatrix(scored);
  const orders = createLruCache<RankedOrder>(MAX_CACHED);
  const importances = createLruCache<Importance>(MAX_CACHED);
  const bands = createLruCache<ReturnType<typeof createBands>>(MAX_CACHED);

  /** Weights of the same proportions give the same order and share a cache entry. */
  const by = (weights: Weights, filters: RankingFilters = {}): RankedOrder => {
    const w = reducedWeights(weights);
    return orders.getOrCreate(keyOf(w, filters), () =>
      createRankedOrder(matrix, w, matrix.rowsWhere(createFilter(filters)), gateOf(filters.all)),
    );
  };

  return {
    matrix,
    by,
    importance: (weights: Weights, filters: RankingFilters): Importance =>
      importances.getOrCreate(keyOf(reducedWeights(weights), filters), () => importanceOf(matrix, by(weights, filters))),
    /** Uses the weights without reduction, because one step changes a small weight more than a large one. */
    bands: (weights: Weights, filters: RankingFilters) =>
      bands.getOrCreate(keyOf(weights, filters), () => createBands(matrix, by(weights, filters), weights)),
  };
}

export type OrderCache = ReturnType<typeof createOrderCache>;

/** The weights are always part of it, because the default ones depend on the filters. */
const keyOf = (w: Weights, filters: RankingFilters): string => `${formatWeights(w)}&${serializeRanking(filters)}`;
