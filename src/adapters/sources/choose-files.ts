import { defaultRelease, type Release, type SourceName } from '../../domain/colleges/sources.ts';
import type { OpenRequest } from '../../domain/imports/source-table.ts';
import type { DomainError } from '../../domain/shared/domain-error.ts';
import type { SourceSpec, UnusedFile } from './detect.ts';
import { sourceError } from './errors.ts';
import type { SourceFile } from './files/inspect.ts';
import type { TableFile } from './table.ts';

/** The year of a file from its columns, its name or the name of its zip, in this order; null if unknown. */
export function yearOfFile({ file: { name, within }, inspection, spec }: TableFile, source: SourceSpec): number | null {
  return spec.yearIn?.(inspection.header) ?? source.yearOf(name) ?? (within === undefined ? null : source.yearOf(within));
}

/**
 * The files that a request for a year means: those of the year, and those that state none. Throws `invalid` if a file that the request
 * names states another year, or if all files do. A named zip or workbook states the years of its tables.
 */
export function filesOfYear(
  found: readonly TableFile[],
  source: SourceSpec,
  { year, paths }: Pick<OpenRequest, 'year' | 'paths'>,
): { found: readonly TableFile[]; unused: UnusedFile[] } {
  const others = found.filter((file) => ![null, year].includes(yearOfFile(file, source)));
  if (year === undefined || others.length === 0) return { found, unused: [] };
  // A source with several files per run may have several years. Its year is then that of the files without one.
  const isOf = (path: string, { file: { label } }: TableFile): boolean => label === path || label.startsWith(`${path}!`);
  const isNamed =
    !source.hasManyFiles &&
    paths.some((path) => others.some((file) => isOf(path, file)) && !found.some((file) => !others.includes(file) && isOf(path, file)));
  if (isNamed || others.length === found.length) throw otherYear(others, source, year);
  if (source.hasManyFiles) return { found, unused: [] };
  const reasonOf = (file: TableFile): string => `it is of ${yearOfFile(file, source) ?? ''}, not ${year}`;
  return {
    found: found.filter((file) => !others.includes(file)),
    unused: others.map((file) => ({ file: file.file.label, reason: reasonOf(file) })),
  };
}

function otherYear(files: readonly TableFile[], source: SourceSpec, year: number): DomainError {
  const said = files.map((found) => {
    const stated = yearOfFile(found, source) ?? year;
    const content = found.spec.contentOf?.(stated);
    const { label } = found.file;
    if (content !== undefined) return `${label} contains ${content}, so its year is ${stated}, not ${year}.`;
    return `The name of ${label} says ${stated}, not ${year}. Rename the file if its name is wrong.`;
  });
  return sourceError('year-conflict', said.join(' '), ['no-year']);
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
export function releaseOfFiles(source: SourceName, files: readonly SourceFile[]): Release {
  return files.filter(isRevised).length * 2 > files.length ? 'final' : defaultRelease(source);
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
