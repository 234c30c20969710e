import { contractOf, keyColumns, closestTable, type ColumnContracts } from './drift.ts';
import { sourceError } from './errors.ts';
import type { Inspection, SourceFile } from './files/inspect.ts';
import { misreadHeader } from './files/misread-header.ts';
import type { TableFile, TableSpec } from './table.ts';

/** The tables of a source, and the year in its file names. */
export interface SourceSpec {
  /** In order of precedence: if two tables supply a field, the first one wins. */
  tables: readonly TableSpec[];
  /** Known tables that Alma does not use. Reports name them. */
  known: readonly { table: string; signature: readonly string[] }[];
  /** Why a file must be skipped although its columns match; null for other files. */
  skipReason?(name: string, header: readonly string[]): string | null;
  /** Whether the file name identifies the table. Such a file wins over files with other names. */
  isNamed?(name: string): boolean;
  /** The collection year in a file name, or null. */
  yearOf(name: string): number | null;
  /** The period that values describe: "2021-22". */
  periodOf(name: string, year: number): string;
  /** True if several files of the same table, also of several years, make one run. */
  hasManyFiles: boolean;
}

export interface UnusedFile {
  file: string;
  reason: string;
}

/**
 * Identifies a table by the columns of its header, never by its name. Throws `invalid` if a table lacks or repeats a column, even if it
 * lacks the columns of its signature.
 */
export function identifyTable(
  file: SourceFile,
  inspection: Inspection,
  source: SourceSpec,
  contracts: ColumnContracts,
): TableFile | UnusedFile {
  const reason = source.skipReason?.(file.name, inspection.header) ?? null;
  if (reason !== null) return { file: file.label, reason };
  const header = new Set(inspection.header);
  const spec = tableWith(inspection.header, source);
  if (!spec) return unidentified(file, inspection, source, contracts);
  const missing = keyColumns(contractOf(contracts, spec.table)).filter((column) => !header.has(column));
  if (missing.length > 0) throw missingColumns(file, spec.table, missing);
  const repeated = inspection.header.filter((column, at) => column !== '' && inspection.header.indexOf(column) !== at);
  if (repeated.length > 0) throw sourceError('repeated-columns', `${file.label} repeats these columns: ${repeated.join(', ')}.`);
  return { file, inspection, spec };
}

/** The table that a header identifies. */
export function tableWith(columns: readonly string[], source: SourceSpec): TableSpec | undefined {
  const header = new Set(columns);
  return source.tables.find(
    ({ signature, anyOf = signature }) => signature.every((name) => header.has(name)) && anyOf.some((name) => header.has(name)),
  );
}

function unidentified(file: SourceFile, { header, firstLines }: Inspection, source: SourceSpec, contracts: ColumnContracts): UnusedFile {
  const has = new Set(header);
  const known = source.known.find(({ signature }) => signature.every((column) => has.has(column)));
  if (known) return { file: file.label, reason: `Alma does not use the ${known.table} table` };
  const closest = closestTable(contracts, header);
  const spec = source.tables.find(({ table }) => table === closest?.table);
  const missing =
    closest && spec ? [...new Set([...keyColumns(closest.contract), ...spec.signature])].filter((column) => !has.has(column)) : [];
  if (closest && missing.length > 0) throw missingColumns(file, closest.table, missing);
  const misread = misreadHeader(file.label, firstLines, (names) => tableWith(names, source) !== undefined);
  if (misread) throw misread;
  return { file: file.label, reason: 'its columns do not match a known table' };
}

function missingColumns({ label }: SourceFile, table: string, columns: readonly string[]) {
  return sourceError('missing-columns', `${label} is the table ${table} without these columns: ${columns.join(', ')}.`);
}
