import type { Release, SourceName } from '../colleges/college.ts';
import type { Clock } from '../shared/clock.ts';
import type { ImportCounts, ImportReport, TableReport } from '../imports/import-run.ts';
import type { CollegeRef, Listed, RunDiff } from '../imports/run-diff.ts';

export type RunStatus = 'running' | 'succeeded' | 'unchanged' | 'failed' | 'cancelled' | 'rolled_back';

/** A run as the ledger has it. */
export interface RunSummary {
  id: number;
  source: SourceName;
  year: number;
  release: Release;
  status: RunStatus;
  startedAt: Date;
  finishedAt: Date | null;
  actor: string;
  /** Why it failed, who took it back; empty where there is nothing to say. */
  message: string;
  /** Nothing of runs that came with the seed catalog. */
  counts: Partial<ImportCounts>;
}

export interface RunDetail extends RunSummary {
  tables: TableReport[];
  files: ImportReport['files'];
  /** How many rejected rows were kept; `tables` counts all. */
  keptRejects: number;
}

export interface StoredReject {
  file: string;
  line: number;
  /** The UNITID, where the row has one. */
  key: string | null;
  code: string;
  message: string;
  /** The row as it was read, cut to 1,000 characters. */
  raw: string;
}

export interface RunFilter {
  source?: SourceName;
  most: number;
}

export interface RunStore {
  /** Newest first. */
  list(filter: RunFilter): Promise<RunSummary[]>;
  find(id: number): Promise<RunDetail | undefined>;
  /** In the order of the files. */
  rejects(id: number): Promise<StoredReject[]>;
  /** From the notes of the run; nothing of a run that left none. */
  diff(id: number): Promise<RunDiff | undefined>;
}

/** A college that only the run has added and that stays all the same. */
export interface KeptCollege extends CollegeRef {
  /** Somebody keeps it or staff has edited it; or a later run has something to say about it. */
  because: 'wanted' | 'later-run';
}

export interface RollbackOutcome {
  runId: number;
  status: 'rolled-back' | 'unchanged' | 'dry-run';
  /** Colleges that got values back. */
  restored: number;
  /** Values that they got back. */
  values: number;
  removed: number;
  kept: Listed<KeptCollege>;
  /** Later runs of the same source and year: what they found there already went with this run. */
  importAgain: readonly number[];
}

export interface RollbackRequest {
  id: number;
  by: string;
  at: Date;
  isDryRun: boolean;
}

export interface RollbackStore {
  /**
   * Takes a run back in one transaction and publishes a new data version. Nothing where there is no such run. Throws `refused` where
   * it cannot be taken back and `busy` while somebody else writes.
   */
  rollback(request: RollbackRequest): Promise<RollbackOutcome | undefined>;
}

export interface RunsPorts {
  runs: RunStore;
  rollbacks: RollbackStore;
  clock: Clock;
}
