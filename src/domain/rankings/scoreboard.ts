import type { CollegeRecord } from '../colleges/college.ts';
import { byCodePoint } from '../shared/code-point-order.ts';
import { CRITERIA, MEAN, RHO, type Criterion } from '../shared/method.ts';
import { createAggregate } from './composite.ts';
import type { Weights } from './criteria.ts';
import type { CriterionScores } from './criterion-scores.ts';
import { levelsOf, type Levels } from './rank-correlation.ts';
import { round1 } from './scales.ts';
import { simplified } from './weights.ts';

export interface ScoredCollege {
  college: CollegeRecord;
  scores: CriterionScores;
}

/** What some colleges score under some weights, by their rows; other rows say nothing. */
export interface Marks {
  /** The shown score in tenths of a point, 0–1000; −1 where too little is known. */
  tenths: Int16Array;
  coverage: Float64Array;
  /** How many stand before each shown score, by tenths + 1; first of all, before those without a score. */
  ahead: Int32Array;
}

/** The highest shown score, in tenths of a point. */
export const HIGHEST_TENTHS = 1000;
const WIDTH = CRITERIA.length;

/**
 * The criterion scores of a whole catalogue as plain numbers. Rows stand by name, then id, so that whatever is equal otherwise falls
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
      const tenths = new Int16Array(entries.length).fill(-1);
      const coverage = new Float64Array(entries.length);
      const simple = simplified(weights);
      const aggregate = createAggregate(CRITERIA.map((key) => ({ weight: simple[key], mean: MEAN[key], rho: RHO[key] })));
      for (const row of rows) {
        const { score = null, coverage: known = 0 } = aggregate?.(table, row * WIDTH) ?? {};
        if (score !== null) tenths[row] = Math.round(round1(score) * 10);
        coverage[row] = known;
      }
      return { tenths, coverage, ahead: countAhead(tenths, rows) };
    },
  };
}

export type Scoreboard = ReturnType<typeof createScoreboard>;

/** Equal scores share a rank and the next one skips: 1, 2, 2, 4. Null without a score. */
export function rankOf({ tenths, ahead }: Marks, row: number): number | null {
  const shown = tenths[row] as number;
  return shown < 0 ? null : (ahead[shown + 1] as number) + 1;
}

/** Counts instead of sorting, because there are only so many shown scores. */
function countAhead(tenths: Int16Array, rows: Int32Array): Int32Array {
  const ahead = new Int32Array(HIGHEST_TENTHS + 2);
  for (const row of rows) {
    const bin = (tenths[row] as number) + 1;
    ahead[bin] = (ahead[bin] as number) + 1;
  }
  let before = 0;
  for (let bin = HIGHEST_TENTHS + 1; bin >= 0; bin -= 1) {
    const here = ahead[bin] as number;
    ahead[bin] = before;
    before += here;
  }
  return ahead;
}
