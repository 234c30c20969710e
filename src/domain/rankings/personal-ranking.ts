import { CRITERIA } from '../shared/method.ts';
import type { Band } from './bands.ts';
import type { Weights } from '../scores/criteria.ts';
import type { CriterionScores } from '../scores/criterion-scores.ts';
import type { RankingFilters } from './filters.ts';
import type { Importance } from './importance.ts';
import { leadOf, type Explained, type Lead } from './lead.ts';
import { rankedAt } from './order.ts';
import type { Orders } from './order-cache.ts';
import { createScoring } from './ranking.ts';

/** A college in a personal ranking, taken apart. */
export interface PlacedCollege extends Explained {
  /** Null without a rank. */
  band: Band | null;
  /** Why it stands above the next one; null for the last that has a rank, and for those without. */
  lead: Lead | null;
}

const NOTHING_KNOWN = Object.fromEntries(CRITERIA.map((key) => [key, null])) as CriterionScores;

/** An order by somebody's weights with what explains it. */
export function createPersonalRanking(orders: Orders, weights: Weights, filters: RankingFilters) {
  const order = orders.by(weights, filters);
  const { board } = orders;
  const score = createScoring(weights);
  const rowAt = (place: number): number => order.rows[place] as number;
  const scoresAt = (place: number): CriterionScores => board.at(rowAt(place)).scores;
  const explainedAt = (place: number): Explained => ({ ...rankedAt(board, order, place), parts: score(scoresAt(place)).parts });
  let bandOf: ReturnType<Orders['bands']> | undefined;

  return {
    order,
    weights,
    /** The score of a college that is typical in everything. */
    baseline: score(NOTHING_KNOWN).baseline,
    /** Made when asked for, as bands are. */
    importance: (): Importance => orders.importance(weights, filters),
    /** The college at a place of the order, from 0. */
    placedAt(place: number): PlacedCollege {
      const explained = explainedAt(place);
      const next = place + 1 < order.ranked ? explainedAt(place + 1) : undefined;
      bandOf ??= orders.bands(weights, filters);
      return { ...explained, band: bandOf(rowAt(place)), lead: next ? leadOf(explained, next) : null };
    },
    scoresAt,
    /** Where colleges stand, by UNITID or id, in the order given and each once; those that are not in the order are left out. */
    placesOf(ids: readonly number[]): number[] {
      const places = board.rowsOf(ids).map((row) => order.rows.indexOf(row));
      return places.filter((place) => place >= 0);
    },
  };
}

export type PersonalRanking = ReturnType<typeof createPersonalRanking>;
