import type { Release } from '../../domain/colleges/sources.ts';
import { contractOf, keyColumns, closestTable, type ColumnContracts } from './drift.ts';
import { sourceError } from './errors.ts';
import type { Inspection, SourceFile } from './files/inspect.ts';
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

/** The year of a file from its columns, its name or the name of its zip, in this order; null if unknown. */
export function yearOfFile({ file: { name, within }, inspection, spec }: TableFile, source: SourceSpec): number | null {
  return spec.yearIn?.(inspection.header) ?? source.yearOf(name) ?? (within === undefined ? null : source.yearOf(within));
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
  const hasAll = (columns: readonly string[]) => columns.every((column) => header.has(column));
  const spec = source.tables.find(({ signature, anyOf = signature }) => hasAll(signature) && anyOf.some((column) => header.has(column)));
  if (!spec) return unidentified(file, inspection, source, contracts);
  const missing = keyColumns(contractOf(contracts, spec.table)).filter((column) => !header.has(column));
  if (missing.length > 0) throw missingColumns(file, spec.table, missing);
  const repeated = inspection.header.filter((column, at) => column !== '' && inspection.header.indexOf(column) !== at);
  if (repeated.length > 0) throw sourceError('repeated-columns', `${file.label} repeats these columns: ${repeated.join(', ')}.`);
  return { file, inspection, spec };
}

function unidentified(file: SourceFile, { header }: Inspection, source: SourceSpec, contracts: ColumnContracts): UnusedFile {
  const has = new Set(header);
  const known = source.known.find(({ signature }) => signature.every((column) => has.has(column)));
  if (known) return { file: file.label, reason: `Alma does not use the ${known.table} table` };
  const closest = closestTable(contracts, header);
  const spec = source.tables.find(({ table }) => table === closest?.table);
  const missing =
    closest && spec ? [...new Set([...keyColumns(closest.contract), ...spec.signature])].filter((column) => !has.has(column)) : [];
  if (closest && missing.length > 0) throw missingColumns(file, closest.table, missing);
  return { file: file.label, reason: 'its columns do not match a known table' };
}

function missingColumns({ label }: SourceFile, table: string, columns: readonly string[]) {
  return sourceError('missing-columns', `${label} is a ${table} table without these columns: ${columns.join(', ')}.`);
}

export function isRevised({ name }: SourceFile): boolean {
  return /_rv\.csv$/i.test(name);
}

/** The year of all files. Throws `invalid` if they differ, or if no file has a year. */
export function yearOfFiles(files: readonly TableFile[], source: SourceSpec): number {
  const known = files.flatMap((found) => {
    const year = yearOfFile(found, source);
    return year === null ? [] : [{ label: found.file.label, year }];
  });
  const years = [...new Set(known.map(({ year }) => year))];
  const [year] = years;
  if (year === undefined)
    throw sourceError('year-unknown', 'No file name contains the year of the data. A release date does not count.', ['year']);
  if (years.length > 1) {
    const list = known.map(({ label, year: of }) => `${label} (${of})`).join(', ');
    throw sourceError('year-conflict', `The files have different years: ${list}. Import one year at a time.`, ['year']);
  }
  return year;
}

/** Revised files are final. A set of files has the release of most of its files. */
export function releaseOfFiles(files: readonly SourceFile[]): Release {
  return files.filter(isRevised).length * 2 > files.length ? 'final' : 'provisional';
}

/** Chooses one file per table: the file of the requested year, then a revised file, then the first. Reports the others as unused. */
export function onePerTable(
  found: readonly TableFile[],
  source: SourceSpec,
  year: number | undefined,
): { chosen: TableFile[]; unused: UnusedFile[] } {
  // If the columns contain the year, prefer the newest file.
  const newest = ({ spec, inspection }: TableFile) => (spec.yearIn?.(inspection.header) ?? 0) / 10_000;
  const rank = (found: TableFile) => {
    const isRequestedYear = year !== undefined && yearOfFile(found, source) === year;
    const isNamed = source.isNamed?.(found.file.name) ?? false;
    return (isNamed ? 4 : 0) + (isRequestedYear ? 2 : 0) + (isRevised(found.file) ? 1 : 0) + newest(found);
  };
  const best = new Map<string, TableFile>();
  for (const candidate of found) {
    const current = best.get(candidate.spec.table);
    if (!current || rank(candidate) > rank(current)) best.set(candidate.spec.table, candidate);
  }
  const chosen = found.filter((candidate) => best.get(candidate.spec.table) === candidate);
  const unused = found
    .filter((candidate) => !chosen.includes(candidate))
    .map(({ file, spec }) => ({
      file: file.label,
      reason: `the ${spec.table} table is read from ${best.get(spec.table)?.file.label ?? ''}`,
    }));
  return { chosen, unused };
}
