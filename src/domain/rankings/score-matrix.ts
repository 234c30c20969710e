import type { CollegeRecord } from '../colleges/college.ts';
import type { Gate } from '../order/gate.ts';
import type { ScoredCollege } from '../order/scored-college.ts';
import { inSuggestedOrder } from '../order/suggested-order.ts';
import { CRITERIA, type Criterion } from '../shared/method.ts';
import { createAggregate } from '../scores/composite.ts';
import type { Weights } from '../shared/criteria.ts';
import { createRankTable, type RankTable } from './rank-table.ts';
import { levelsOf, type Levels } from '../scores/rank-correlation.ts';
import { reducedWeights } from './weights.ts';

const WIDTH = CRITERIA.length;

/** The criterion scores of all colleges as plain numbers. Rows are in suggested order, so ties go to the lower row. */
export function createScoreMatrix(scored: readonly ScoredCollege[]) {
  const entries = inSuggestedOrder(scored);
  const values = new Float64Array(entries.length * WIDTH);
  for (const [row, { scores }] of entries.entries()) {
    for (const [column, key] of CRITERIA.entries()) values[row * WIDTH + column] = scores[key] ?? Number.NaN;
  }
  const at = (row: number): ScoredCollege => entries[row] as ScoredCollege;
  const allRows = Int32Array.from(entries.keys());
  let levels: Record<Criterion, Levels> | undefined;

  return {
    size: entries.length,
    at,
    /** Rows by UNITID or id, in the given order and without duplicates. Unknown ids are skipped. */
    rowsOf(ids: readonly number[]): number[] {
      const rows = ids.map((id) => {
        const row = entries.findIndex(({ college }) => college.ipedsUnitId === id);
        return row < 0 ? entries.findIndex(({ college }) => college.id === id) : row;
      });
      return [...new Set(rows)].filter((row) => row >= 0);
    },
    /** The rows of the colleges that meet a condition. */
    rowsWhere: (matches: (college: CollegeRecord) => boolean): Int32Array => allRows.filter((row) => matches(at(row).college)),
    /** The scores of each criterion as levels, lowest first. Made at the first request. */
    levels: (): Record<Criterion, Levels> =>
      (levels ??= Object.fromEntries(
        CRITERIA.map((key, column) => [key, levelsOf(entries.map((_, row) => values[row * WIDTH + column] as number))]),
      ) as Record<Criterion, Levels>),

    /** Scores the rows that the gate admits, and ranks them among each other. */
    rank(weights: Weights, rows: Int32Array, { isLargeEnough, minCoverage }: Gate): RankTable {
      const reduced = reducedWeights(weights);
      const aggregate = createAggregate(
        CRITERIA.map((key) => reduced[key]),
        minCoverage,
      );
      return createRankTable({ scores: values, width: WIDTH }, rows, aggregate, (row) => isLargeEnough(at(row).college));
    },
  };
}

export type ScoreMatrix = ReturnType<typeof createScoreMatrix>;
