import type { Release, SourceName } from '../colleges/college.ts';
import type { RunDiff } from './run-diff.ts';
import type { ColumnDrift, RejectedRow, SuppliedField } from './source-table.ts';

export interface ImportRun {
  source: SourceName;
  year: number;
  release: Release;
  startedAt: Date;
  /** Who or what started it: a user name, "seed". */
  actor: string;
}

/** Every college the run looked at, once, by what the run did to it. */
export interface ImportCounts {
  inserted: number;
  updated: number;
  unchanged: number;
  /** Colleges the directory no longer lists as open, by what became of them. */
  closed: number;
  merged: number;
  unlisted: number;
  /** Values of a college, table and year that were kept for its history, new or corrected. */
  recorded: number;
}

export const NO_COUNTS: Readonly<ImportCounts> = { inserted: 0, updated: 0, unchanged: 0, closed: 0, merged: 0, unlisted: 0, recorded: 0 };

/** `read` = matched + outside + rejected + folded, or the run fails. */
export interface TableReport {
  file: string;
  table: string;
  /** Year of the file. Runs from before this was kept have none. */
  year?: number;
  read: number;
  /** Rows about a college of the catalog. */
  matched: number;
  /** Rows about institutions outside the universe: counted, not faults. */
  outside: number;
  rejected: number;
  /** Rows that were added to another row of the same institution. */
  folded: number;
  /** Colleges without a row, of which the table says something by that. */
  silent?: number;
  /** Of the rows that passed, how many hold a value, by field the file has columns for. Runs from before this was counted have none. */
  filled?: Filled;
  isExtract?: boolean;
}

export type Filled = Partial<Record<SuppliedField, number>>;

/** Rows of a table that stand for somebody: each institution once. */
export const rowsOf = ({ read, rejected, folded }: Pick<TableReport, 'read' | 'rejected' | 'folded'>): number => read - rejected - folded;

export interface ImportedFile {
  file: string;
  table: string;
  bytes: number;
  sha256: string;
  /** The fields that were taken, where not all were. */
  only?: readonly string[];
}

export interface ImportReport extends ImportRun {
  runId: number | null;
  status: 'succeeded' | 'unchanged' | 'dry-run' | 'failed' | 'cancelled';
  finishedAt: Date;
  counts: ImportCounts;
  /** What the run changed, or would; nothing of a run that did not come so far. */
  diff: RunDiff | null;
  tables: TableReport[];
  unused: { file: string; reason: string }[];
  drift: readonly ColumnDrift[];
  /** The first of them, at most `MAX_KEPT_REJECTS` a table; `tables` counts all. */
  rejects: (RejectedRow & { file: string })[];
  files: ImportedFile[];
  message: string;
}

/** A file full of faults must not fill the memory or the ledger. */
export const MAX_KEPT_REJECTS = 1_000;

/** True when the run did something to the catalog or to what is known of former years. */
export function hasChanges({ inserted, updated, closed, merged, unlisted, recorded }: ImportCounts): boolean {
  return inserted + updated + closed + merged + unlisted + recorded > 0;
}

/** Open colleges that would leave the catalog. */
export function vanishing({ closed, merged, unlisted }: ImportCounts): number {
  return closed + merged + unlisted;
}
