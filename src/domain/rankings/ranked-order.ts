import type { CollegeRecord } from '../colleges/college.ts';
import { spearman } from '../scores/rank-correlation.ts';
import { recordOf } from '../shared/collections.ts';
import { CRITERIA, type Criterion, type Weights } from '../shared/criteria.ts';
import { unrankedReason, type Gate, type UnrankedReason } from '../order/gate.ts';
import { HIGHEST_TENTHS, rankOf, rowsByRank, type RankTable } from './rank-table.ts';
import type { ScoreMatrix } from './score-matrix.ts';

/** Rows of the score matrix in one order: best first, then the rows without a rank in suggested order. */
export interface RankedOrder {
  gate: Gate;
  rows: Int32Array;
  ranks: RankTable;
  /** How many rows have a rank. */
  ranked: number;
}

/** A college in an order. Rank and score are null where `unranked` has a reason. */
export interface RankedCollege {
  college: CollegeRecord;
  /** Equal scores share a rank and the next ranks are skipped: 1, 2, 2, 4. */
  rank: number | null;
  /** One decimal. */
  score: number | null;
  coverage: number;
  /** Why the college is listed without a rank. */
  unranked: UnrankedReason | null;
}

/** `rows` must be ascending. */
export function createRankedOrder(matrix: ScoreMatrix, weights: Weights, rows: Int32Array, gate: Gate): RankedOrder {
  const ranks = matrix.rank(weights, rows, gate);
  return { gate, rows: rowsByRank(ranks, rows), ranks, ranked: ranks.ahead[0] as number };
}

/** The college at a place of an order. Places start at 0. */
export function rankedCollegeAt(matrix: ScoreMatrix, { rows, ranks, gate }: RankedOrder, place: number): RankedCollege {
  const row = rows[place] as number;
  const tenths = ranks.tenths[row] as number;
  const score = tenths < 0 ? null : tenths / 10;
  const { college } = matrix.at(row);
  const unranked = score === null ? unrankedReason(college, gate) : null;
  return { college, rank: rankOf(ranks, row), score, coverage: ranks.coverage[row] as number, unranked };
}

/** The rank correlation of each criterion with an order, −1 to 1; null if undefined. A weight is not an importance. */
export type Importance = Readonly<Record<Criterion, number | null>>;

/** Correlates the scores of each criterion with the shown score, over the ranked colleges with a known score. */
export function importanceOf(matrix: ScoreMatrix, { rows, ranked, ranks }: RankedOrder): Importance {
  const levels = matrix.levels();
  const shown = { of: ranks.tenths, count: HIGHEST_TENTHS + 1 };
  const rankedRows = rows.subarray(0, ranked);
  return recordOf(CRITERIA, (key) => spearman(levels[key], shown, rankedRows));
}
