import type { Clock } from '../shared/time.ts';
import type { CatalogEffect, UnlistedCollege } from './catalog-effect.ts';
import type { EarlierRun } from './earlier-runs.ts';
import type { EndedImport, ImportCounts, ImportReport, ImportRun } from './import-run.ts';
import type { HistoryDiff } from './run-diff.ts';
import type { MergeStep } from './import-progress.ts';
import type { CollegeLook } from './looks.ts';
import type { RunDiff, RunDiffRest } from './run-diff.ts';
import type { RowTally } from './rows/row-stream.ts';
import type { OpenedSource, OpenRequest, SourceTable } from './source-table.ts';

/** Throws `invalid` if no file is usable or a table's key columns are missing. */
export interface SourceReader {
  open(request: OpenRequest): Promise<OpenedSource>;
}

export interface MergeOutcome {
  counts: ImportCounts;
  /** In the order the tables were staged. */
  tables: { matched: number; outside: number; silent?: number }[];
  /** Open colleges before the run. */
  openBefore: number;
  /** Open colleges without a row in a directory that has rejected rows. Empty for other runs. */
  unlisted: readonly UnlistedCollege[];
  effect: CatalogEffect;
  /** Locked values that differ from the supplied ones. */
  locked: RunDiff['locked'];
  /** What a history run changes about former years; null for other runs. */
  history: HistoryDiff | null;
}

export interface MergeOptions {
  /** Lets an older release replace values of a newer one. */
  force: boolean;
  /** Stores the values as former years only. */
  historyOnly: boolean;
  /** Called when a step begins. May throw to cancel. */
  onStep: (step: MergeStep) => void;
}

/** One import in one database transaction. Others see nothing of it before `commit`. */
export interface ImportTransaction {
  /** The run in effect that applied these terms (`termsOf`), if nothing has changed the catalog since. Undefined: the files must be merged. */
  appliedBy(terms: string): Promise<number | undefined>;
  /** Streams a table's rows into staging. `onProgress` may throw to cancel. */
  stage(table: SourceTable, onProgress: (bytesRead: number) => void): Promise<RowTally>;
  /**
   * Merges the staged tables with the colleges, adds the new ones, and records what changes. Colleges of the catalog are written later, by
   * `write`. Throws if the counts do not reconcile.
   */
  merge(run: ImportRun, options: MergeOptions): Promise<MergeOutcome>;
  /** The changes that the merge recorded. */
  diff(rest: RunDiffRest): Promise<RunDiff>;
  /**
   * Writes the ledger and the rejects, then each changed college once: values, scores, flags and the end of the run as its time. Without a
   * merge before, only the ledger is written. Returns the run's id.
   */
  write(report: ImportReport): Promise<number>;
  /** How the run changes what pages show of these colleges, and of the changed college with most undergraduates. Call `write` before. */
  looks(unitIds: readonly number[]): Promise<CollegeLook[]>;
  /**
   * Ends the run that `write` has written. A `succeeded` run publishes a data version to all servers. Keeps the terms, so that a run of the
   * same is recognized.
   */
  commit(report: ImportReport, terms: string): Promise<void>;
  rollback(): Promise<void>;
}

export interface ImportStore {
  /** Opens a transaction with the import lock. Throws `busy`, with the name of the holder, if another run has it. */
  begin(what: string): Promise<ImportTransaction>;
  /** Runs whose files are in the catalog, newest first. */
  appliedRuns(): Promise<EarlierRun[]>;
  /** Records a failed or cancelled run, in a transaction of its own. The admins get an email about a failure. */
  noteFailure(ended: EndedImport): Promise<void>;
}

export interface ArchiveReport {
  colleges: number;
  files: { file: string; bytes: number; sha256: string }[];
}

/** Writes the catalog as files that load into an empty database. */
export interface CatalogArchive {
  /** The same catalog gives the same bytes. */
  write(directory: string): Promise<ArchiveReport>;
}

export interface ImportsPorts {
  reader: SourceReader;
  imports: ImportStore;
  archive: CatalogArchive;
  clock: Clock;
}
