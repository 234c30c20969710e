import { twoDigits } from '../shared/time.ts';

/** One published file of each year: its name, the tables in it, and when it appears. */
export interface ReleasePart {
  /** Its name without an extension: "COST2_2024". */
  file: (year: number) => string;
  /** The tables that runs report for it. */
  tables: readonly string[];
  /** Its content, as text: "net price of 2023-24". */
  holds: (year: number) => string;
  /** The earliest month in which it can appear ("2025-12"). Many releases are later. */
  appears: (year: number) => string;
  /** The first and last year with this file; undefined without a limit. */
  from?: number;
  until?: number;
}

/** A month of a later year, from 1 to 12: `inMonth(1, 7)(2024)` is "2025-07". */
export const inMonth =
  (yearsLater: number, month: number) =>
  (year: number): string =>
    `${year + yearsLater}-${twoDigits(month)}`;

export const existsIn = ({ from, until }: ReleasePart, year: number): boolean => year >= (from ?? year) && year <= (until ?? year);
