import type { SourceName } from '../colleges/sources.ts';
import { newestYear, releasesOf } from './publications.ts';
import { existsIn, type ReleasePart } from './release-parts.ts';

/** A table of a source, and the newest year that a run has loaded of it. */
export interface LoadedTable {
  source: SourceName;
  table: string;
  year: number;
}

/** A published file that is not loaded. */
export interface MissingRelease {
  /** Its name without an extension: "COST2_2024". */
  file: string;
  /** Its content, as text: "net price of 2023-24". */
  holds: string;
  /** The earliest month in which it can have appeared ("2025-12"). The actual release may be later. */
  since: string;
}

/**
 * The files that may be available but are not loaded, oldest year first. Years before the newest loaded year of the source are history
 * and do not count. Without a loaded year, only the newest release counts.
 */
export function missingReleases(source: SourceName, loaded: readonly LoadedTable[], now: Date): MissingRelease[] {
  const { parts, firstYear, yearsBetweenReleases: step = 1 } = releasesOf(source);
  const newest = newestYear(source, now);
  const tables = loaded.filter((table) => table.source === source);
  const start = tables.length > 0 ? Math.max(firstYear, ...tables.map(({ year }) => year)) : newest;
  const years = Array.from({ length: Math.max(0, newest - start + 1) }, (_, at) => start + at).filter(
    (year) => (newest - year) % step === 0,
  );
  const isMissing = (part: ReleasePart, year: number) =>
    existsIn(part, year) &&
    year <= newestYear(source, now, part) &&
    !tables.some((table) => part.tables.includes(table.table) && table.year >= year);
  return years.flatMap((year) =>
    parts
      .filter((part) => isMissing(part, year))
      .map((part) => ({ file: part.file(year), holds: part.holds(year), since: part.appears(year) })),
  );
}
