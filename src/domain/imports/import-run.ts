import type { FileFaults } from './rows/fault-groups.ts';
import type { FileOrigin } from './import-facts.ts';
import type { Release, SourceName } from '../colleges/sources.ts';
import type { CollegeLook } from './looks.ts';
import type { TableColumnKinds } from './mapping/column-drift.ts';
import type { Mapping } from './mapping/mapping.ts';
import type { RunDiff } from './run-diff.ts';
import type { ColumnDrift, OpenedSource, RejectedRow, RowNote, SuppliedField } from './source-table.ts';

export interface ImportRun extends FileOrigin {
  source: SourceName;
  year: number;
  release: Release;
  startedAt: Date;
  /** The user or job that started it. */
  actor: string;
  /** The job of the panel that it applies; undefined for other runs. */
  jobId?: number | undefined;
  /** How the columns were read where the files named or wrote them otherwise. */
  mapping?: Mapping;
}

/** Counts each college of the run once, by what the run did to it. */
export interface ImportCounts {
  inserted: number;
  updated: number;
  unchanged: number;
  /** Colleges that are no longer open, by their new status: `closed`, `merged`, `unlisted`. */
  closed: number;
  merged: number;
  unlisted: number;
  /** Rows stored for the history, new or corrected: one per college, table and year. */
  recorded: number;
}

export const NO_COUNTS: Readonly<ImportCounts> = { inserted: 0, updated: 0, unchanged: 0, closed: 0, merged: 0, unlisted: 0, recorded: 0 };

/** `read` is the sum of matched, outside, rejected and folded. Otherwise the run fails. */
export interface TableReport {
  file: string;
  table: string;
  /** Year of the file. Old runs have none. */
  year?: number;
  read: number;
  /** Rows about a college of the catalog. */
  matched: number;
  /** Rows about institutions that the catalog does not have. They are not faults. */
  outside: number;
  rejected: number;
  /** Rows that were added to another row of the same institution. */
  folded: number;
  /** Colleges without a row that count as below the survey's threshold. */
  silent?: number;
  /** Rows with a value, by field of the file. Old runs have none. */
  filled?: Filled;
  isExtract?: boolean;
  /** The first line of the file, if rows were rejected: they are printed below it. Old runs have none. */
  header?: string;
}

export type Filled = Partial<Record<SuppliedField, number>>;

/** The institutions of a table, each once. */
export const rowsOf = ({ read, rejected, folded }: Pick<TableReport, 'read' | 'rejected' | 'folded'>): number => read - rejected - folded;

export interface ImportedFile {
  file: string;
  table: string;
  bytes: number;
  sha256: string;
  /** The imported fields, if not all were. */
  only?: readonly string[];
  /** The query that made it, for a file that Alma wrote itself. */
  sql?: string;
}

export interface ImportReport extends ImportRun {
  runId: number | null;
  status: 'succeeded' | 'unchanged' | 'dry-run' | 'failed' | 'cancelled';
  finishedAt: Date;
  /** When the rows were read and the merge began; null if the run ended before. */
  mergedFrom: Date | null;
  counts: ImportCounts;
  /** Null if the run ended before the merge. */
  diff: RunDiff | null;
  /** Only of dry runs that ask for it. */
  looks?: readonly CollegeLook[];
  tables: TableReport[];
  unused: { file: string; reason: string }[];
  drift: readonly ColumnDrift[];
  /** At most `MAX_KEPT_REJECTS` per table; `tables` counts all. */
  rejects: (RejectedRow & { file: string })[];
  /** All rejected rows, by file and cause. */
  faults: FileFaults[];
  /** The first of each table. */
  notes: (RowNote & { file: string })[];
  files: ImportedFile[];
  message: string;
  /** The columns of the files. Runs that read nothing have none. */
  columns?: TableColumnKinds;
  /** The run that applied the same files under the same options, with no change since. Nothing was read or merged. */
  appliedBy?: number;
}

/** A run that ended without an effect. Its files may not have said their year. */
export type EndedImport = Omit<ImportReport, 'year'> & { year: number | null };

/** Limits memory and ledger when a whole file is faulty. */
export const MAX_KEPT_REJECTS = 1_000;

/** True if the run changed the catalog or the history. */
export function hasChanges({ inserted, updated, closed, merged, unlisted, recorded }: ImportCounts): boolean {
  return inserted + updated + closed + merged + unlisted + recorded > 0;
}

/** Open colleges that leave the catalog. */
export function countLeaving({ closed, merged, unlisted }: ImportCounts): number {
  return closed + merged + unlisted;
}

/** The report of a run that has read nothing yet. */
export function emptyReport(
  run: ImportRun,
  { tables, unused, drift }: OpenedSource,
  { only, sql }: Pick<ImportedFile, 'only' | 'sql'> = {},
): ImportReport {
  return {
    ...run,
    runId: null,
    status: 'failed',
    finishedAt: run.startedAt,
    mergedFrom: null,
    counts: NO_COUNTS,
    diff: null,
    tables: [],
    unused,
    drift,
    rejects: [],
    faults: [],
    notes: [],
    files: tables.map(({ file, table, bytes, sha256 }) => ({
      file,
      table,
      bytes,
      sha256,
      ...(only && { only }),
      ...(sql !== undefined && { sql }),
    })),
    message: '',
  };
}
