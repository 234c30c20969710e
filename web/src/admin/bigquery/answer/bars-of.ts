import type { WarehouseAnswer } from '../../../api/domain/warehouse.ts';
import { cellText } from './cell-text.ts';

export interface Bar {
  label: string;
  value: number;
  /** Where the bar begins and how long it is, as shares of the width. */
  from: number;
  length: number;
}

/** The chart has so many bars; the table has all rows. */
export const MOST_BARS = 30;

/** The columns that have only numbers and missing values, and one number at least. */
export const numberColumns = ({ columns, rows }: Pick<WarehouseAnswer, 'columns' | 'rows'>): number[] =>
  columns.flatMap((_, at) => {
    const values = rows.map((row) => row[at]).filter((value) => value !== null);
    return values.length > 0 && values.every((value) => typeof value === 'number') ? [at] : [];
  });

/** One bar for each of the first rows that has a number. All begin at zero, which also lies inside if there are negative numbers. */
export function barsOf(rows: WarehouseAnswer['rows'], labelAt: number, valueAt: number): Bar[] {
  const points = rows.flatMap((row) => {
    const value = row[valueAt];
    return typeof value === 'number' && Number.isFinite(value) ? [{ label: cellText(row[labelAt]) || '(missing)', value }] : [];
  });
  const shown = points.slice(0, MOST_BARS);
  const least = Math.min(0, ...shown.map(({ value }) => value));
  const width = Math.max(0, ...shown.map(({ value }) => value)) - least || 1;
  return shown.map(({ label, value }) => ({
    label,
    value,
    from: (Math.min(0, value) - least) / width,
    length: Math.abs(value) / width,
  }));
}
