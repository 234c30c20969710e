import type { LabeledColumn } from '../raw/labels.ts';
import type { RawData } from '../raw/raw-data.ts';
import { statusOf, type Status } from '../raw/flags.ts';
import type { RawRow } from '../raw/read-table.ts';
import type { TableName } from '../raw/tables.ts';

/** What the site must show of one field. Without year or status, any is right. */
export interface Expected {
  value: unknown;
  /** Other values that are right as well. */
  or?: readonly unknown[];
  year?: number;
  status?: Status;
}

/** How the published files give one field. */
export interface Formula {
  tables: readonly TableName[];
  /** The columns whose published names it needs. */
  labels?: readonly LabeledColumn[];
  expect: (raw: RawData, college: number) => Expected;
}

/** The value of a row; undefined if its file does not have the column, and an older file decides. */
type Read = (row: RawRow, rows: readonly RawRow[], year: number) => unknown;

/** The newest file with a row of the college decides, also if the cell is blank. `flags` are the X columns of the cells. */
export function newest(table: TableName, read: Read, flags: readonly string[] | ((row: RawRow) => readonly string[]) = []): Formula {
  return {
    tables: [table],
    expect(raw, college) {
      for (const { year, rows } of raw.editions(table, college)) {
        const [row] = rows;
        const value = row && read(row, rows, year);
        if (row === undefined || value === undefined) continue;
        const status = statusOf(row, ...(typeof flags === 'function' ? flags(row) : flags));
        return { value, ...(year > 0 && { year }), ...(says(status, value) && { status }) };
      }
      return { value: null };
    },
  };
}

/** A flag that says how a value came about does not say why there is none. */
const says = (status: Status | undefined, value: unknown): status is Status =>
  status !== undefined && (value !== null || !['reported', 'imputed'].includes(status));

/** The first formula, or the second one where it gives no value. */
export const firstKnown = (first: Formula, second: Formula): Formula => ({
  tables: [...first.tables, ...second.tables],
  expect: (raw, college) => {
    const found = first.expect(raw, college);
    return found.value === null ? second.expect(raw, college) : found;
  },
});

const FEWEST_STUDENTS = 30;

/** A rate of too few students is withheld. Where there is no rate, its own reason stays. */
export const ofEnough = (rate: Formula, cohort: Formula): Formula => ({
  tables: [...rate.tables, ...cohort.tables],
  expect: (raw, college) => {
    const found = rate.expect(raw, college);
    const students = cohort.expect(raw, college).value;
    const isWithheld = found.value !== null && typeof students === 'number' && students < FEWEST_STUDENTS;
    return isWithheld ? { value: null, status: 'suppressed' } : found;
  },
});

/** A formula, unless a condition on another figure withholds its value. */
export const unless = (formula: Formula, condition: Formula, isMet: (value: unknown) => boolean, status: Status): Formula => ({
  tables: [...formula.tables, ...condition.tables],
  expect: (raw, college) => (isMet(condition.expect(raw, college).value) ? { value: null, status } : formula.expect(raw, college)),
});
