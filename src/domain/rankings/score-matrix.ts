import type { CollegeRecord } from '../colleges/college.ts';
import { byCodePoint } from '../shared/code-point-order.ts';
import { CRITERIA, MEAN, RHO, type Criterion } from '../shared/method.ts';
import { createAggregate } from '../scores/composite.ts';
import type { Weights } from '../scores/criteria.ts';
import type { CriterionScores } from '../scores/criterion-scores.ts';
import { marksOf, type Marks } from './rank-table.ts';
import { levelsOf, type Levels } from '../scores/rank-correlation.ts';
import { simplified } from './weights.ts';

export interface ScoredCollege {
  college: CollegeRecord;
  scores: CriterionScores;
}

const WIDTH = CRITERIA.length;

/**
 * The criterion scores of a whole catalog as plain numbers. Rows stand by name, then id, so that whatever is equal otherwise falls
 * to the lower row.
 */
export function createScoreboard(scored: readonly ScoredCollege[]) {
  const entries = [...scored].sort((a, b) => byCodePoint(a.college.name, b.college.name) || a.college.id - b.college.id);
  const table = new Float64Array(entries.length * WIDTH);
  for (const [row, { scores }] of entries.entries()) {
    for (const [column, key] of CRITERIA.entries()) table[row * WIDTH + column] = scores[key] ?? Number.NaN;
  }
  const at = (row: number): ScoredCollege => entries[row] as ScoredCollege;
  const allRows = Int32Array.from(entries.keys());
  let levels: Record<Criterion, Levels> | undefined;

  return {
    size: entries.length,
    at,
    /** By UNITID or id, in the order given, each once; ids of nobody are passed over. */
    rowsOf(ids: readonly number[]): number[] {
      const rows = ids.map((id) => {
        const row = entries.findIndex(({ college }) => college.ipedsUnitId === id);
        return row < 0 ? entries.findIndex(({ college }) => college.id === id) : row;
      });
      return [...new Set(rows)].filter((row) => row >= 0);
    },
    /** Every college of some kind. */
    rowsWhere: (isWanted: (college: CollegeRecord) => boolean): Int32Array => allRows.filter((row) => isWanted(at(row).college)),
    /** The scores of each criterion as steps from the lowest to the highest, made when first asked for. */
    levels: (): Record<Criterion, Levels> =>
      (levels ??= Object.fromEntries(
        CRITERIA.map((key, column) => [key, levelsOf(entries.map((_, row) => table[row * WIDTH + column] as number))]),
      ) as Record<Criterion, Levels>),

    /** Scores some rows, and ranks them among each other. */
    marksBy(weights: Weights, rows: Int32Array): Marks {
      const simple = simplified(weights);
      const aggregate = createAggregate(CRITERIA.map((key) => ({ weight: simple[key], mean: MEAN[key], rho: RHO[key] })));
      return marksOf({ scores: table, width: WIDTH }, rows, aggregate);
    },
  };
}

export type Scoreboard = ReturnType<typeof createScoreboard>;
