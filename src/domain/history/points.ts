import type { Provenance } from '../colleges/college.ts';
import { FIGURES, type FigureKey } from '../colleges/figures.ts';
import { STATUS_OF } from '../imports/source-table.ts';
import type { History, HistoryPoint } from './history.ts';

/** What one table of one run said of a college: values and status letters in the order of `fields`. */
export interface SuppliedRowOfCollege {
  runId: number;
  /** Tables of a run are numbered in order of precedence. */
  tableId: number;
  /** The year of the file. */
  year: number;
  fields: readonly string[];
  receipts: readonly (Provenance | undefined)[];
  values: readonly unknown[];
  statuses: string;
}

/**
 * The years of each figure. Where several tables or releases say something of the same year, the newest run decides, and within it the
 * first table with a value, as in the catalog itself.
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
      if (!known || (known.value === null && point.value !== null && known.receipt.runId === point.receipt.runId)) {
        points.set(point.year, point);
      }
    });
  }
  const byYear = (a: HistoryPoint, b: HistoryPoint): number => a.year - b.year;
  return Object.fromEntries([...found].map(([field, points]) => [field, [...points.values()].sort(byYear)]));
}

function pointAt({ values, statuses, receipts, year }: SuppliedRowOfCollege, at: number): HistoryPoint | undefined {
  const receipt = receipts[at];
  if (!receipt) return undefined;
  const value = values[at];
  const letter = statuses.charAt(at);
  return {
    year: describedYear(receipt.period) ?? year,
    period: receipt.period,
    value: typeof value === 'number' ? value : null,
    status: STATUS_OF[letter] ?? 'not-reported',
    receipt,
  };
}

/** Sources count years differently; what a value describes is the same: 2021 for "2021-22", "fall 2021" and "by August 2021". */
export function describedYear(period: string): number | null {
  const found = /(?:19|20)\d\d/.exec(period);
  return found ? Number(found[0]) : null;
}

const isFigure = (field: string): field is FigureKey => Object.hasOwn(FIGURES, field);
