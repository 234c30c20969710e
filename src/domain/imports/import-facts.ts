import type { CollegeRecord } from '../colleges/college.ts';
import type { Release, SourceName } from '../colleges/sources.ts';

/** Of each part of the origin, in characters. */
export const LONGEST_ORIGIN = 200;

/** How a run came by its files. Null: the import does not state it. */
export interface FileOrigin {
  /** "a third-party copy of the published file" */
  obtainedFrom: string | null;
  /** How rows without a UNITID found their college: "name and state". */
  matchedBy: string | null;
}

export interface FileFacts {
  /** The name without folders. */
  file: string;
  table: string;
  sha256: string;
}

/** An import with its files, for the receipts of its values. */
export interface ImportFacts extends FileOrigin {
  runId: number;
  source: SourceName;
  year: number;
  release: Release;
  /** ISO time when the run finished. */
  importedAt: string | null;
  files: readonly FileFacts[];
}

export type ImportsById = ReadonlyMap<number, ImportFacts>;

/** The imports that the values of a college come from, each with the files of those values. */
export function importsOf({ provenance }: Pick<CollegeRecord, 'provenance'>, imports: ImportsById): ImportFacts[] {
  const tables = new Map<number, Set<string>>();
  for (const { runId, table } of Object.values(provenance))
    if (runId !== null) tables.set(runId, (tables.get(runId) ?? new Set()).add(table));
  return [...tables].flatMap(([runId, used]) => {
    const facts = imports.get(runId);
    return facts ? [{ ...facts, files: facts.files.filter(({ table }) => used.has(table)) }] : [];
  });
}

/** The name of a file without the folder of the operator: "/a/b.zip!c/d.csv" is "b.zip!c/d.csv". */
export const baseName = (file: string): string => file.replace(/^.*[/\\](?=[^!]*(?:!|$))/, '');
