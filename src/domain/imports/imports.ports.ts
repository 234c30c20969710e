import type { Clock } from '../shared/clock.ts';
import type { EarlierRun } from './earlier-runs.ts';
import type { ImportCounts, ImportReport, ImportRun } from './import-run.ts';
import type { RunDiff } from './run-diff.ts';
import type { StagedTable } from './row-stream.ts';
import type { OpenedSource, OpenRequest, SourceTable } from './source-table.ts';

/** Reads foreign files. Throws `invalid` when nothing usable is found or a table's key columns are missing. */
export interface SourceReader {
  open(request: OpenRequest): Promise<OpenedSource>;
}

export interface MergeOutcome {
  counts: ImportCounts;
  /** In the order the tables were staged. */
  tables: { matched: number; outside: number; silent?: number }[];
  /** Open colleges before the run, which a shrink is measured against. */
  openBefore: number;
  /** Where staff's values stay although a table has others. */
  locked: RunDiff['locked'];
}

export interface MergeOptions {
  /** The time left on the colleges the run touches. */
  at: Date;
  /** Lets an older release replace what a newer one supplied. */
  force: boolean;
  /** Keeps the values as former years only. */
  historyOnly: boolean;
}

/** One import inside one database transaction; nothing is seen outside before `commit`. */
export interface ImportTransaction {
  /** Streams a table's rows into staging. `onProgress` may throw to give up. */
  stage(table: SourceTable, onProgress: (bytesRead: number) => void): Promise<StagedTable>;
  /** Merges everything staged into the colleges. Throws when its counts do not reconcile. */
  merge(run: ImportRun, options: MergeOptions): Promise<MergeOutcome>;
  /** What the merge has changed, from the notes it left. */
  diff(rest: Pick<RunDiff, 'unchanged' | 'locked'>): Promise<RunDiff>;
  /** Writes ledger, rejects and, for a `succeeded` run, a new data version; tells every server; returns the run's id. */
  commit(report: ImportReport): Promise<number>;
  rollback(): Promise<void>;
}

export interface ImportStore {
  /** Opens a transaction that holds the import lock; throws `busy`, naming the holder, when another run has it. */
  begin(what: string): Promise<ImportTransaction>;
  /** The runs whose files are known to be in the catalog, newest first. */
  appliedRuns(): Promise<EarlierRun[]>;
  /** Notes a run that changed nothing, with its reason; outside any transaction. */
  noteFailure(report: ImportReport): Promise<void>;
}

export interface ArchiveReport {
  colleges: number;
  files: { file: string; bytes: number; sha256: string }[];
}

/** Writes the catalog as files that load into an empty database. */
export interface CatalogArchive {
  /** Same catalog, same bytes. */
  write(directory: string): Promise<ArchiveReport>;
}

export interface DataSyncPorts {
  reader: SourceReader;
  imports: ImportStore;
  archive: CatalogArchive;
  clock: Clock;
}
