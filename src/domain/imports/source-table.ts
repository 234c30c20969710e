import type { AttributeKey } from '../colleges/attributes.ts';
import type { Release, SourceName } from '../colleges/sources.ts';
import type { FigureKey } from '../colleges/figures.ts';
import type { ProgramField } from '../majors/awards.ts';
import type { BelowThresholdRule } from './below-threshold.ts';
import type { FileColumn } from './mapping/file-columns.ts';
import type { Mapping } from './mapping/mapping.ts';

/** Everything that a table can supply about a college. Only a directory table (IPEDS HD) supplies the last three. */
export type SuppliedField =
  FigureKey | AttributeKey | ProgramField | 'acceptanceRate' | 'inUniverse' | 'operatingStatus' | 'successorUnitId';

/** These decide whether a college is open. They are not stored as values. */
export const DIRECTORY_ONLY: readonly SuppliedField[] = ['inUniverse', 'operatingStatus', 'successorUnitId'];

/** Each dependent field with the field that it depends on. Both are imported, set and locked together. */
export const DEPENDENT_FIELDS: Readonly<Partial<Record<SuppliedField, SuppliedField>>> = {
  acceptanceRate: 'acceptanceRateNum',
  carnegieScheme: 'carnegieClassification',
};
export const DEPENDENT_FIELD_NAMES = Object.keys(DEPENDENT_FIELDS) as SuppliedField[];

/** The provenance of one field of a table. */
export interface SuppliedBy {
  field: SuppliedField;
  /** Published variable names, for instance "ADMSSN / APPLCN". */
  variable: string;
  /** The variables that the value can be read from, if there are several: ["CINSON", "CINSOFF"]. `variable` then names all of them. */
  alternatives?: readonly string[];
  /** The time that the value describes, as text: "fall 2024", "2023-24". */
  period: string;
}

/** A record holds the parts of a figure: dollars by field of research, incidents by year, medians by program. */
export type SuppliedValue = string | number | boolean | readonly string[] | Parts<number | string> | Parts<Partial<Parts<number>>> | null;
type Parts<V> = Readonly<Record<string, V>>;

/** `values`, and the characters of `statuses` and `alternatives`, are in the order of the table's `fields`. */
export interface SuppliedRow {
  line: number;
  unitId: number;
  values: readonly SuppliedValue[];
  statuses: string;
  /** The number of the alternative that was read, 1 to 9; 0 for no value, and for a value of several variables. Default: all 0. */
  alternatives?: string;
}

/** At most 9, because a row has one digit per field. */
export const MAX_ALTERNATIVES = 9;

/** The variable that a value was read from. `digit` is the field's character in `alternatives`. */
export const variableOf = ({ variable, alternatives = [] }: SuppliedBy, digit: string): string =>
  alternatives[Number(digit) - 1] ?? variable;

/** A row that failed a check. */
export interface RejectedRow {
  line: number;
  /** Null if the cell of the UNITID is unreadable. */
  unitId: number | null;
  code: string;
  message: string;
  /** The column with the fault, and the text of its cell, if it is the fault of one cell. */
  variable?: string;
  text?: string;
  /** The row as the file has it, cut to `MAX_RAW` characters. */
  raw: string;
}

/** A rejected row whose text may still have to be read from the file. */
export type ReadReject = Omit<RejectedRow, 'raw'> & Partial<Pick<RejectedRow, 'raw'>>;

/** A remark on a row that was read although a cell is faulty: it counts as not reported, or its stray quotes as text. */
export interface RowNote {
  line: number;
  unitId: number | null;
  code: string;
  message: string;
}

export interface RowBatch {
  rows: SuppliedRow[];
  rejects: ReadReject[];
  notes?: readonly RowNote[];
  /** Rows that were added to another row of the same institution. */
  folded?: number;
  rowsWithoutUnitId?: number;
  /** The institutions that rows without a UNITID name. */
  namesWithoutUnitId?: readonly string[];
  /** Bytes of the file read so far, for progress. */
  bytesRead: number;
}

/** A recognized table in the files of a run. */
export interface SourceTable {
  /** The file as given, with the member of a zip behind "!". */
  file: string;
  bytes: number;
  sha256: string;
  /** The table's kind, the same every year: "ADM". */
  table: string;
  /** Year of the collection: 2024 is 2024-25. */
  year: number;
  /** A directory says which colleges exist. */
  directory: boolean;
  /** "utf-8", "windows-1252". Workbooks have none. */
  encoding?: string;
  /** A part of the published table: its number of rows is not checked. */
  isExtract?: boolean;
  fields: readonly SuppliedBy[];
  /** The rule for colleges that the table does not list, if it has one. */
  belowThreshold?: BelowThresholdRule;
  /** The first line of the file: its column names as published. */
  header: string;
  /** All columns of the file, as its header names them, and the kinds of their first values. Tables of tests have none. */
  columns?(): Promise<FileColumn[]>;
  /** Reads the file once, in constant memory. Each call reads it again. */
  batches(): AsyncIterable<RowBatch>;
  /** Reads the file again, and returns the text of the rows that start in these lines. */
  rawRows(lines: ReadonlySet<number>): Promise<ReadonlyMap<number, string>>;
}

/** The differences between a file's columns and the columns known for its table and year. */
export interface ColumnDrift {
  file: string;
  table: string;
  /** Known columns the file lacks. */
  missing: readonly string[];
  /** Columns that this table did not have before. */
  added: readonly string[];
  /** Most known columns are missing, so rows may be missing too. */
  isExtract: boolean;
}

/** The files of a run, with their headers read. */
export interface OpenedSource {
  source: SourceName;
  year: number;
  release: Release;
  /** In order of precedence: where two tables supply a field, the earlier one wins. */
  tables: SourceTable[];
  /** Files and optional columns that cannot be used, with the reason. */
  unused: { file: string; reason: string }[];
  /** Only files with unknown or missing columns. */
  drift: ColumnDrift[];
}

/** What a file stands for that Alma wrote itself, from a table or a query of a database. */
export interface DeclaredFile {
  /** Names the file in reports and in the ledger. */
  name: string;
  /** Stands for the content: the file need not be read to compare it with an earlier one. Undefined: the content counts. */
  sha256?: string;
  /** The query that made it. */
  sql?: string;
}

export interface OpenRequest {
  source: SourceName;
  /** Files (CSV, .xlsx, .xls or zip) and folders. */
  paths: readonly string[];
  /** Default: the year in the file names. */
  year?: number;
  /** Default: `final` for revised (_RV) files, else `defaultRelease`. */
  release?: Release;
  /** How the columns are read where the files name them otherwise. */
  mapping?: Mapping;
  /** What the one file stands for. */
  declared?: DeclaredFile;
}
