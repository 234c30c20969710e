import type { Provenance } from '../colleges/sources.ts';
import { FIGURES, type FigureKey } from '../colleges/figures.ts';
import { STATUS_OF } from '../imports/merge/statuses.ts';
import { withoutSmallCohorts } from './small-cohort-points.ts';
import type { History, HistoryPoint } from './history.ts';

/** One row that a table of a run supplied for a college. Values and status letters follow the order of `fields`. */
export interface SuppliedRowOfCollege {
  runId: number;
  /** Within a run, a lower number has precedence. */
  tableId: number;
  /** The year of the file. */
  year: number;
  fields: readonly string[];
  provenances: readonly (Provenance | undefined)[];
  values: readonly unknown[];
  statuses: string;
}

/**
 * Builds the yearly points of each figure. If several rows describe the same year, the newest run wins. Within a run, the first table with
 * a value wins, as in the merge. Rates of too few students are withheld.
 */
export function historyOf(rows: readonly SuppliedRowOfCollege[]): History {
  const newestFirst = [...rows].sort((a, b) => b.runId - a.runId || a.tableId - b.tableId);
  const found = new Map<FigureKey, Map<number, HistoryPoint>>();
  for (const row of newestFirst) {
    row.fields.forEach((field, at) => {
      if (!isFigure(field)) return;
      const point = pointAt(row, at);
      if (!point) return;
      const points = found.get(field) ?? new Map<number, HistoryPoint>();
      found.set(field, points);
      const known = points.get(point.year);
      if (!known || (known.value === null && point.value !== null && known.provenance.runId === point.provenance.runId)) {
        points.set(point.year, point);
      }
    });
  }
  const byYear = (a: HistoryPoint, b: HistoryPoint): number => a.year - b.year;
  return withoutSmallCohorts(Object.fromEntries([...found].map(([field, points]) => [field, [...points.values()].sort(byYear)])));
}

function pointAt({ values, statuses, provenances, year }: SuppliedRowOfCollege, at: number): HistoryPoint | undefined {
  const provenance = provenances[at];
  if (!provenance) return undefined;
  const value = values[at];
  const letter = statuses.charAt(at);
  return {
    year: describedYear(provenance.period) ?? year,
    period: provenance.period,
    value: typeof value === 'number' ? value : null,
    status: STATUS_OF[letter] ?? 'not-reported',
    provenance,
  };
}

/** The first year in a period: 2021 for "2021-22", "fall 2021" and "by August 2021". Sources number their files differently. */
export function describedYear(period: string): number | null {
  const found = /(?:19|20)\d\d/.exec(period);
  return found ? Number(found[0]) : null;
}

const isFigure = (field: string): field is FigureKey => Object.hasOwn(FIGURES, field);
