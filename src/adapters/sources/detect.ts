import type { Release } from '../../domain/colleges/college.ts';
import { contractOf, keyColumns, mostLike, type ColumnContracts } from './drift.ts';
import { refusal } from './faults.ts';
import type { Inspection, SourceFile } from './files/inspect.ts';
import type { TableFile, TableSpec } from './table.ts';

/** What a source publishes, and how its file names tell the year. */
export interface SourceSpec {
  /** In order of precedence: where two tables supply a field, the earlier one wins. */
  tables: readonly TableSpec[];
  /** Tables that are known and of no use here, so that people are told so. */
  known: readonly { table: string; marks: readonly string[] }[];
  /** Why a file is of no use though its columns may look right; null for the others. */
  passOver?(name: string, header: readonly string[]): string | null;
  /** Whether a name says which table it is, where columns alone do not: then no other file is taken in its place. */
  isNamed?(name: string): boolean;
  /** The collection year a file name tells; null when it tells none. */
  yearOf(name: string): number | null;
  /** What the year is called for people where a file has its own: "2021-22". */
  periodOf(name: string, year: number): string;
  /** True when fields may come in several files of the same kind, and of several years. */
  manyFiles: boolean;
}

/** The year a file tells: by its columns, else by its name, else by that of the zip around it; null where none does. */
export function yearOfFile({ file: { name, within }, inspection, spec }: TableFile, source: SourceSpec): number | null {
  return spec.yearIn?.(inspection.header) ?? source.yearOf(name) ?? (within === undefined ? null : source.yearOf(within));
}

export interface Unused {
  file: string;
  reason: string;
}

/**
 * Knows a file by the columns of its header, never by its name. Throws `invalid` for a table that lacks or repeats a column, also for
 * one that lacks the very columns it would be known by.
 */
export function recognise(file: SourceFile, inspection: Inspection, source: SourceSpec, contracts: ColumnContracts): TableFile | Unused {
  const reason = source.passOver?.(file.name, inspection.header) ?? null;
  if (reason !== null) return { file: file.label, reason };
  const header = new Set(inspection.header);
  const hasAll = (columns: readonly string[]) => columns.every((column) => header.has(column));
  const spec = source.tables.find(({ marks, anyMark = marks }) => hasAll(marks) && anyMark.some((column) => header.has(column)));
  if (!spec) return unrecognised(file, inspection, source, contracts);
  const lacking = keyColumns(contractOf(contracts, spec.table)).filter((column) => !header.has(column));
  if (lacking.length > 0) throw lacks(file, spec.table, lacking);
  const repeated = inspection.header.filter((column, at) => column !== '' && inspection.header.indexOf(column) !== at);
  if (repeated.length > 0) throw refusal('repeated-columns', `${file.label} has the column ${repeated.join(', ')} more than once.`);
  return { file, inspection, spec };
}

function unrecognised(file: SourceFile, { header }: Inspection, source: SourceSpec, contracts: ColumnContracts): Unused {
  const has = new Set(header);
  const known = source.known.find(({ marks }) => marks.every((column) => has.has(column)));
  if (known) return { file: file.label, reason: `the ${known.table} table holds nothing that Alma shows` };
  const like = mostLike(contracts, header);
  const spec = source.tables.find(({ table }) => table === like?.table);
  const lacking = like && spec ? [...new Set([...keyColumns(like.contract), ...spec.marks])].filter((column) => !has.has(column)) : [];
  if (like && lacking.length > 0) throw lacks(file, like.table, lacking);
  return { file: file.label, reason: 'its columns are those of no known table' };
}

function lacks({ label }: SourceFile, table: string, columns: readonly string[]) {
  return refusal('missing-columns', `${label} is a ${table} table without the column ${columns.join(', ')}.`);
}

export function isRevised({ name }: SourceFile): boolean {
  return /_rv\.csv$/i.test(name);
}

/** The year all files agree on. Throws `invalid` when they do not, or when none tells it. */
export function yearOfFiles(files: readonly TableFile[], source: SourceSpec): number {
  const told = files.flatMap((found) => {
    const year = yearOfFile(found, source);
    return year === null ? [] : [{ label: found.file.label, year }];
  });
  const years = [...new Set(told.map(({ year }) => year))];
  const [year] = years;
  if (year === undefined)
    throw refusal(
      'year-unknown',
      'No file name tells the year that the data describe (the date of a release does not): give it with --year.',
    );
  if (years.length > 1) {
    const list = told.map(({ label, year: of }) => `${label} (${of})`).join(', ');
    throw refusal('year-conflict', `The files are of different years: ${list}. Import one year at a time, or give --year.`);
  }
  return year;
}

/** Revised files are final; a set is what most of its files are. */
export function releaseOfFiles(files: readonly SourceFile[]): Release {
  return files.filter(isRevised).length * 2 > files.length ? 'final' : 'provisional';
}

/** One file a table: that of the wanted year, then the revised one, then the first. The others are named with the reason. */
export function onePerTable(
  found: readonly TableFile[],
  source: SourceSpec,
  year: number | undefined,
): { chosen: TableFile[]; unused: Unused[] } {
  // Where columns tell years, nothing is gained by taking an older file.
  const newest = ({ spec, inspection }: TableFile) => (spec.yearIn?.(inspection.header) ?? 0) / 10_000;
  const rank = (found: TableFile) => {
    const isWanted = year !== undefined && yearOfFile(found, source) === year;
    const isSure = source.isNamed?.(found.file.name) ?? false;
    return (isSure ? 4 : 0) + (isWanted ? 2 : 0) + (isRevised(found.file) ? 1 : 0) + newest(found);
  };
  const best = new Map<string, TableFile>();
  for (const candidate of found) {
    const rival = best.get(candidate.spec.table);
    if (!rival || rank(candidate) > rank(rival)) best.set(candidate.spec.table, candidate);
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
