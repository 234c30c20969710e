import type { Clock } from '../shared/clock.ts';
import type { ImportCounts, ImportReport, ImportRun } from './import-run.ts';
import type { OpenedSource, OpenRequest, RejectedRow, SourceTable } from './source-table.ts';

/** Reads foreign files. Throws `invalid` when nothing usable is found or a table's key columns are missing. */
export interface SourceReader {
  open(request: OpenRequest): Promise<OpenedSource>;
}

/** One import inside one database transaction; nothing is seen outside before `commit`. */
export interface ImportTransaction {
  /** Streams a table's rows into staging, and returns what it kept out (duplicates within the file included). */
  stage(table: SourceTable, onProgress: (bytesRead: number) => void): Promise<{ read: number; rejects: RejectedRow[] }>;
  /** Merges everything staged into the colleges and returns the counts. */
  merge(run: ImportRun): Promise<ImportCounts>;
  /** Writes ledger, rejects and a new data version, tells every server, and ends the transaction. */
  commit(report: ImportReport): Promise<number>;
  rollback(): Promise<void>;
}

export interface ImportStore {
  /** Opens a transaction that holds the import lock; throws `busy`, naming the holder, when another run has it. */
  begin(what: string): Promise<ImportTransaction>;
  /** The runs that left something on the catalogue, newest first. */
  appliedRuns(): Promise<AppliedRun[]>;
  /** Notes a run that changed nothing, with its reason; outside any transaction. */
  noteFailure(report: ImportReport): Promise<void>;
}

export interface AppliedRun {
  id: number;
  source: string;
  year: number;
  release: string;
  sha256s: string[];
  rows: number;
}

export interface DataSyncPorts {
  reader: SourceReader;
  imports: ImportStore;
  clock: Clock;
}
