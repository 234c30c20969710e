import type { CollegeRecord, Provenance, ReceiptSource, Release } from '../colleges/college.ts';
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
  const found = new Map<string, FieldSource & { of: Set<number> }>();
  for (const { provenance } of colleges) {
    const origin = provenance[receipt];
    if (!origin) continue;
    const { source, table, variable, year } = origin;
    const name = JSON.stringify([source, table, variable]);
    const known = found.get(name) ?? { source, table, variable, years: [], colleges: 0, of: new Set<number>() };
    known.of.add(year);
    known.colleges += 1;
    found.set(name, known);
  }
  return [...found.values()]
    .map(({ of, ...source }) => ({ ...source, years: [...of].sort((a, b) => a - b) }))
    .sort((a, b) => b.colleges - a.colleges);
}

/** One release of a source that values of the catalogue come from. */
export interface LoadedSource {
  source: ReceiptSource;
  year: number;
  release: Release;
  /** When it was last imported, ISO; null where it came with the seed. */
  importedAt: string | null;
  values: number;
}

/** Every release that values come from: by source, newest year first. */
export function loadedSources(colleges: readonly CollegeRecord[]): LoadedSource[] {
  const found = new Map<string, LoadedSource>();
  for (const origin of receiptsOf(colleges)) {
    const { source, year, release, importedAt } = origin;
    const name = `${source} ${year} ${release}`;
    const known = found.get(name) ?? { source, year, release, importedAt: null, values: 0 };
    known.values += 1;
    if (importedAt !== null && (known.importedAt === null || importedAt > known.importedAt)) known.importedAt = importedAt;
    found.set(name, known);
  }
  return [...found.values()].sort((a, b) => a.source.localeCompare(b.source) || b.year - a.year);
}

function* receiptsOf(colleges: readonly CollegeRecord[]): Generator<Provenance> {
  for (const { provenance } of colleges) for (const origin of Object.values(provenance)) yield origin;
}
