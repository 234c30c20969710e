import type { TableReport } from './import-run.ts';
import { isNewer, type Edition } from './merge/precedence.ts';
import type { OpenedSource } from './source-table.ts';

/** A run in the ledger, as far as a new run compares itself with it. */
export interface EarlierRun extends Edition {
  id: number;
  source: string;
  files: readonly { table: string; sha256: string; bytes?: number; only?: readonly string[] }[];
  tables?: readonly TableReport[];
  /** The job of the panel that it applied. */
  jobId?: number | null;
}

/** A run that applied a newer edition of a table. */
export interface NewerRun {
  run: EarlierRun;
  table: string;
}

/** The run that applied a job of the panel: a process that ended before it could say so. */
export const findOfJob = (jobId: number | undefined, runs: readonly EarlierRun[]): EarlierRun | undefined =>
  jobId === undefined ? undefined : runs.find((run) => run.jobId === jobId);

/** Files that a run has applied, with their bytes then: of a file that declares its content there may be only the header now. */
export function asApplied<File extends { sha256: string; bytes: number }>(files: readonly File[], runs: readonly EarlierRun[]): File[] {
  const bytes = new Map(runs.flatMap((run) => run.files.map((file) => [file.sha256, file.bytes])));
  return files.map((file) => ({ ...file, bytes: bytes.get(file.sha256) ?? file.bytes }));
}

interface SuppliedFiles {
  source: string;
  year: number;
  release: string;
  files: readonly { sha256: string }[];
}

/**
 * The run of the seed that applied these files, if no import of the source has followed. The seed states no terms of its runs. Undefined if
 * a file is new.
 */
export function findSeeded({ source, year, release, files }: SuppliedFiles, runs: readonly EarlierRun[]): EarlierRun | undefined {
  const ofSource = runs.filter((run) => run.source === source);
  const same = ofSource.filter((run) => run.year === year && run.release === release);
  const known = new Set(same.flatMap((run) => run.files.filter(({ only }) => only === undefined)).map(({ sha256 }) => sha256));
  return ofSource.every(isSeeded) && files.every(({ sha256 }) => known.has(sha256)) ? same[0] : undefined;
}

/** The seed keeps no counts of its runs. */
const isSeeded = ({ tables = [] }: EarlierRun): boolean => tables.length === 0;

/** The first run that applied a later release of the same year of one of these tables. */
export const findLaterRelease = (opened: OpenedSource, runs: readonly EarlierRun[]): NewerRun | undefined =>
  findNewer(
    opened,
    runs.filter(({ year }) => year === opened.year),
  );

/** The first run that applied a later year or release of one of these tables. */
export function findNewer(opened: OpenedSource, runs: readonly EarlierRun[]): NewerRun | undefined {
  const wanted = new Set(opened.tables.map(({ table }) => table));
  for (const run of runs) {
    const table = run.files.find((file) => wanted.has(file.table))?.table;
    if (run.source === opened.source && table !== undefined && isNewer(run, opened)) return { run, table };
  }
  return undefined;
}
