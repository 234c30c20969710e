import { RECEIPT_SOURCES, RELEASES, type CollegeRecord, type Provenance, type ReceiptSource, type Release } from '../colleges/college.ts';
import type { FieldEntry } from './field-entry.ts';
import { receiptKeyOf } from './fields.ts';

/** Where the values of a field were read from. */
export interface FieldSource {
  source: ReceiptSource;
  table: string;
  variable: string;
  /** Years of the files, oldest first. */
  years: number[];
  /** How many colleges have their value from there. */
  colleges: number;
}

/** The tables and variables behind a field, the one with most values first. */
export function sourcesOf({ key }: FieldEntry, colleges: readonly CollegeRecord[]): FieldSource[] {
  const receipt = receiptKeyOf(key);
  if (receipt === null) return [];
  // Colleges share their receipts: there are as many as variables and imports, not as values.
  const origins = new Map<Provenance, number>();
  for (const { provenance } of colleges) {
    const origin = provenance[receipt];
    if (origin) origins.set(origin, (origins.get(origin) ?? 0) + 1);
  }
  const found = new Map<string, FieldSource>();
  for (const [{ source, table, variable, year }, count] of origins) {
    const name = JSON.stringify([source, table, variable]);
    const known = found.get(name) ?? { source, table, variable, years: [], colleges: 0 };
    const years = [...new Set([...known.years, year])].sort((a, b) => a - b);
    found.set(name, { ...known, years, colleges: known.colleges + count });
  }
  return [...found.values()].sort((a, b) => b.colleges - a.colleges);
}

/** A source that values of the catalog come from, and its releases, newest first. */
export interface LoadedSource {
  source: ReceiptSource;
  releases: LoadedRelease[];
}

export interface LoadedRelease {
  year: number;
  release: Release;
  /** When it was last imported, ISO; null where it came with the seed. */
  importedAt: string | null;
  values: number;
}

/** What values come from, in the order of sources. */
export function loadedSources(colleges: readonly CollegeRecord[]): LoadedSource[] {
  const found = new Map<ReceiptSource, Map<string, LoadedRelease>>();
  for (const { source, year, release, importedAt } of receiptsOf(colleges)) {
    const releases = found.get(source) ?? new Map<string, LoadedRelease>();
    found.set(source, releases);
    const known = releases.get(`${year} ${release}`) ?? { year, release, importedAt: null, values: 0 };
    releases.set(`${year} ${release}`, known);
    known.values += 1;
    if (importedAt !== null && (known.importedAt === null || importedAt > known.importedAt)) known.importedAt = importedAt;
  }
  return RECEIPT_SOURCES.flatMap((source) => {
    const releases = found.get(source);
    return releases ? [{ source, releases: [...releases.values()].sort(newestFirst) }] : [];
  });
}

const newestFirst = (a: LoadedRelease, b: LoadedRelease): number =>
  b.year - a.year || RELEASES.indexOf(b.release) - RELEASES.indexOf(a.release);

function* receiptsOf(colleges: readonly CollegeRecord[]): Generator<Provenance> {
  for (const { provenance } of colleges) for (const origin of Object.values(provenance)) yield origin;
}
