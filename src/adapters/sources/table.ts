import type { BelowThresholdRule } from '../../domain/imports/below-threshold.ts';
import type { SuppliedField, SuppliedRow } from '../../domain/imports/source-table.ts';
import type { RowAggregation } from './aggregate-rows.ts';
import type { FieldReader } from './cells.ts';
import type { Inspection, SourceFile } from './files/inspect.ts';

/** A field that a table can supply. */
export interface FieldSpec {
  field: SuppliedField;
  /** The variable in the provenance: "ADMSSN / APPLCN". Default: the alternatives, joined by ", else ". */
  variable?: string;
  /** The variables that `read` chooses from, in order. Default: without `variable`, the columns that the file has. */
  alternatives?: readonly string[];
  period: string;
  /** The columns for `read`, in order. Missing columns read as blank. */
  columns: readonly string[];
  /** Columns that the file must have, or the field is left out. Default: at least one of `columns`. */
  needs?: readonly string[];
  read: FieldReader;
}

/** The values of a row in the order of the fields, and a remark for each unknown code. */
export interface RowValues extends Required<Pick<SuppliedRow, 'values' | 'statuses' | 'alternatives'>> {
  unknownCodes: readonly string[];
}

/** Values that a source publishes by mistake. Each counts as not reported, and the report names its row. */
export interface KnownError {
  columns: readonly string[];
  /** The wrong values. */
  range: readonly [min: number, max: number];
}

/** The column with the year of a row, and its text in the rows of a year. Messages say what that text means if it is not that year. */
export interface YearColumn {
  column: string;
  textOf: (year: number) => string;
  meaning?: string;
}

/** A published table. To add a table, add its `TableSpec` and its column contract in `columns/<source>.json`. */
export interface TableSpec {
  /** The name of the table without its year: "ADM". */
  table: string;
  /** True for the table that lists all institutions. */
  directory?: boolean;
  /** Columns that identify the table. No other table has all of them. */
  signature: readonly string[];
  /** If set, the table must also have one of these columns. */
  anyOf?: readonly string[];
  knownErrors?: readonly KnownError[];
  /** The fields of a year's file. */
  fields(year: number, period: string): readonly FieldSpec[];
  /** For files with several years: rows of other years are skipped. */
  years?: YearColumn;
  /** Rows with this text in this column are skipped: the table says nothing about those institutions. */
  skips?: { column: string; text: string };
  /** The year in the column names. It has priority over the file name. */
  yearIn?(header: readonly string[]): number | null;
  /** What the columns of a year say that the file contains, for messages. */
  contentOf?(year: number): string;
  /** For tables with several rows per institution. `fields` then refer to the columns of the combined row. */
  aggregate?(header: readonly string[], year: number, label: string): RowAggregation;
  /** True if rows without a UNITID are valid. `nameColumn` is the column with their names. */
  mayLackUnitId?: boolean;
  nameColumn?: string;
  /** The rule for colleges that the table does not list. */
  belowThreshold?: BelowThresholdRule;
  /** Notes for the report on parts of a file that are skipped on purpose. */
  omissions?(year: number, header: readonly string[], name: string): string[];
}

/** A file with its identified table. */
export interface TableFile {
  file: SourceFile;
  inspection: Inspection;
  spec: TableSpec;
}
