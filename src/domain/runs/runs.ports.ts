import type { FileOrigin } from '../imports/import-facts.ts';
import type { Release, SourceName } from '../colleges/sources.ts';
import type { Clock } from '../shared/time.ts';
import type { ImportCounts, ImportReport, TableReport } from '../imports/import-run.ts';
import type { Mapping } from '../imports/mapping/mapping.ts';
import type { HistoryDiff } from '../imports/run-diff.ts';
import type { RunRemarks } from '../imports/rows/run-remarks.ts';
import type { StoredReject } from './rejected-files.ts';
import type { CollegeRef, CountedList, RunDiff } from '../imports/run-diff.ts';
import type { RunStatus } from './run-status.ts';

export interface RunSummary {
  id: number;
  source: SourceName;
  /** Null for a run that failed before its files said it. */
  year: number | null;
  release: Release;
  status: RunStatus;
  startedAt: Date;
  finishedAt: Date | null;
  /** When the rows were read and the merge began. Null for runs that ended before, and of earlier versions. */
  mergedFrom: Date | null;
  actor: string;
  /** Why it failed, or who rolled it back; else empty. */
  message: string;
  /** Empty for runs of the seed catalog. */
  counts: Partial<ImportCounts>;
  /** What a history run changed about former years; null for other runs. */
  history: Omit<HistoryDiff, 'largest'> | null;
}

export interface RunDetail extends RunSummary, FileOrigin {
  tables: TableReport[];
  files: ImportReport['files'];
  /** How the columns were read; null if the files were read as they are. */
  mapping: Mapping | null;
  /** What it found in its files; null for runs of earlier versions, and of the seed catalog. */
  remarks: RunRemarks | null;
  /** Number of stored rejected rows; `tables` counts all. */
  keptRejects: number;
  /** When and by whom a failed run was seen. */
  acknowledgedAt: Date | null;
  acknowledgedBy: string | null;
}

export interface RunFilter {
  source?: SourceName;
  most: number;
}

/** A failed run that a person has acknowledged. */
export interface Acknowledgment {
  id: number;
  by: string;
  at: Date;
}

export type RunStatusRow = Pick<RunSummary, 'status'>;

/** A page of rejected rows, each with the first characters of its text. A row can have 48,000. */
export interface RejectsPage {
  offset: number;
  most: number;
  characters: number;
}

export interface RunStore {
  /** Newest first. */
  list(filter: RunFilter): Promise<RunSummary[]>;
  find(id: number): Promise<RunDetail | undefined>;
  /** In the order of the files. */
  rejects(id: number, page?: RejectsPage): Promise<StoredReject[]>;
  /** Undefined for a run without recorded changes. */
  diff(id: number): Promise<RunDiff | undefined>;
  /** Changes a failed run only, with an entry of the audit log. Undefined if there is no such run. */
  acknowledge(seen: Acknowledgment): Promise<RunStatusRow | undefined>;
}

/** A college that stays although the run added it. */
export interface KeptCollege extends CollegeRef {
  /** `wanted`: a favorite, or edited by staff. `later-run`: a later run changed it. */
  because: 'wanted' | 'later-run';
}

export interface RollbackOutcome {
  runId: number;
  status: 'rolled-back' | 'unchanged' | 'dry-run';
  /** Colleges with restored values. */
  restored: number;
  /** Number of restored values. */
  values: number;
  removed: number;
  kept: CountedList<KeptCollege>;
  /** What the rollback changes about former years. */
  history: HistoryDiff;
  /** Later runs of the same source and year. Values that this run supplied first are gone, so import their files again. */
  importAgain: readonly number[];
}

export interface RollbackRequest {
  id: number;
  by: string;
  at: Date;
  isDryRun: boolean;
  /** For the audit log. */
  reason: string | null;
}

export interface RollbackStore {
  /**
   * Rolls a run back in one transaction, with an entry of the audit log, and publishes a new data version. Undefined if there is no such run. Throws `refused` if it
   * cannot be rolled back, and `busy` during another write.
   */
  rollback(request: RollbackRequest): Promise<RollbackOutcome | undefined>;
}

export interface RunsPorts {
  runs: RunStore;
  rollbacks: RollbackStore;
  clock: Clock;
}
