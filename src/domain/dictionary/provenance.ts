import type { CollegeRecord } from '../colleges/college.ts';
import { PROVENANCE_SOURCES, RELEASE_RANKS, type Provenance, type ProvenanceSource, type Release } from '../colleges/sources.ts';
import type { ImportFacts, ImportsById } from '../imports/import-facts.ts';
import { eachInSteps, type Steps } from '../shared/steps.ts';
import type { FieldEntry } from './field-entry.ts';
import { provenanceKeyOf } from './fields.ts';

/** A table and variable that supplied values of a field. */
export interface FieldSource {
  source: ProvenanceSource;
  table: string;
  variable: string;
  /** File years, oldest first. */
  years: number[];
  /** The number of colleges with a value from this variable. */
  colleges: number;
}

/** The tables and variables of a field. The one with most values comes first. */
export function fieldSourcesOf({ key }: FieldEntry, colleges: readonly CollegeRecord[]): FieldSource[] {
  const field = provenanceKeyOf(key);
  if (field === null) return [];
  // Colleges share provenance objects, so that this map has one entry per variable and import.
  const origins = new Map<Provenance, number>();
  for (const { provenance } of colleges) {
    const origin = provenance[field];
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

/** A source of catalog values with its releases, newest first. */
export interface LoadedSource {
  source: ProvenanceSource;
  releases: LoadedRelease[];
}

export interface LoadedRelease {
  year: number;
  release: Release;
  /** ISO time of the last import; null if it came with the seed. */
  importedAt: string | null;
  values: number;
  /** The imports of these values. */
  imports: ImportFacts[];
}

/** The sources of all values, in the order of `SOURCES`. */
export function* loadedSourcesInSteps(colleges: readonly CollegeRecord[], imports: ImportsById): Steps<LoadedSource[]> {
  const found = new Map<ProvenanceSource, Map<string, LoadedRelease>>();
  for (const [{ source, year, release, importedAt, runId }, values] of yield* countedProvenances(colleges)) {
    const releases = found.get(source) ?? new Map<string, LoadedRelease>();
    found.set(source, releases);
    const known = releases.get(`${year} ${release}`) ?? { year, release, importedAt: null, values: 0, imports: [] };
    releases.set(`${year} ${release}`, known);
    known.values += values;
    const facts = imports.get(runId ?? 0);
    if (facts && !known.imports.includes(facts)) known.imports.push(facts);
    if (importedAt !== null && (known.importedAt === null || importedAt > known.importedAt)) known.importedAt = importedAt;
  }
  return PROVENANCE_SOURCES.flatMap((source) => {
    const releases = found.get(source);
    return releases ? [{ source, releases: [...releases.values()].sort(newestFirst) }] : [];
  });
}

const newestFirst = (a: LoadedRelease, b: LoadedRelease): number => b.year - a.year || RELEASE_RANKS[b.release] - RELEASE_RANKS[a.release];

/** How many values have each provenance. Colleges share provenance objects, so there are few. */
function* countedProvenances(colleges: readonly CollegeRecord[]): Steps<Map<Provenance, number>> {
  const counts = new Map<Provenance, number>();
  yield* eachInSteps(colleges, ({ provenance }) => {
    for (const origin of Object.values(provenance)) counts.set(origin, (counts.get(origin) ?? 0) + 1);
  });
  return counts;
}
