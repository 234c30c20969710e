import type { RawRow } from './read-table.ts';

/** Words of the publishers for a missing number. */
const MISSING = new Set(['', '.', 'NA', 'NULL', 'PS', 'PrivacySuppressed']);

/** The number of a cell; null if it is missing. */
export function number(row: RawRow, column: string): number | null {
  const cell = row[column] ?? '';
  if (MISSING.has(cell)) return null;
  const value = Number(cell);
  if (!Number.isFinite(value)) throw new Error(`${column} is "${cell}", not a number.`);
  return value;
}

/** The first of several columns with a number. */
export function firstNumber(row: RawRow, ...columns: string[]): number | null {
  for (const column of columns) {
    const value = number(row, column);
    if (value !== null) return value;
  }
  return null;
}

export function sum(row: RawRow, ...columns: string[]): number | null {
  const values = columns.map((column) => number(row, column));
  return values.every((value) => value !== null) ? values.reduce((total, value) => total + value, 0) : null;
}

/** Whole percents as a fraction. */
export const percent = (row: RawRow, column: string): number | null => share(number(row, column), 100);

export const share = (part: number | null, whole: number | null): number | null =>
  part === null || whole === null || whole === 0 ? null : part / whole;

/** A code of IPEDS; null for "not reported" (-1), "not applicable" (-2) and "not available" (-3). */
export function code(row: RawRow, column: string): number | null {
  const value = number(row, column);
  return value === null || value < 0 ? null : value;
}

/** A text; null for blank and for a code of a missing one. */
export const text = (row: RawRow, column: string): string | null => (/^(-[123]|)$/.test(row[column] ?? '') ? null : (row[column] ?? null));

/** A yes or no whose codes are given; null for any other code. */
export function yesOrNo(row: RawRow, column: string, yes: string, no: string): boolean | null {
  const cell = row[column];
  return cell === yes ? true : cell === no ? false : null;
}
