import type { SourceName } from '../../colleges/sources.ts';
import type { LastColumns } from './column-drift.ts';
import type { FileColumn } from './file-columns.ts';
import type { Mapping } from './mapping.ts';
import type { ReadColumn } from './reads.ts';

/** A mapping of a run in effect. */
export interface EarlierMapping {
  runId: number;
  year: number;
  /** Who confirmed it. */
  by: string;
  mapping: Mapping;
}

/** What earlier runs say about the columns of a source. Runs that were rolled back say nothing. */
export interface ColumnLedger {
  /** The mapping to offer for files of a year: of the newest run of the year, else of the newest year. Null if there is none. */
  mappingFor(source: SourceName, year: number | null): Promise<EarlierMapping | null>;
  /** The columns of each table in the last run that read it. */
  lastColumns(source: SourceName): Promise<Readonly<Record<string, LastColumns>>>;
}

/** A file, as far as its columns say what it is. */
export interface FileHead {
  file: string;
  /** The base names of the file and of its zip, which may contain the year. */
  name: string;
  within?: string | undefined;
  columns: readonly FileColumn[];
}

/** What Alma reads in a table, for the year of a file. */
export interface TableReads {
  table: string;
  reads: readonly ReadColumn[];
  /** The table must have one of these as well; empty if it need not. */
  anyOf: readonly string[];
  /** Whether the publisher's table has the column in some year. */
  isKnown(name: string): boolean;
}

/** Reads columns before anyone says what the files are. */
export interface ColumnReader {
  /** The first rows of each file. Files that are no readable text are left out. */
  heads(paths: readonly string[]): Promise<FileHead[]>;
  /** The table that a file is, or else all tables of the source. Null for a file that the source leaves out on purpose. */
  tablesOf(source: SourceName, head: FileHead): { table: string | null; tables: readonly TableReads[] } | null;
}
