import type { Release, SourceName } from '../colleges/college.ts';
import type { RejectedRow } from './source-table.ts';

export interface ImportRun {
  source: SourceName;
  year: number;
  release: Release;
  startedAt: Date;
}

/** Colleges by what the run did to them; `read` = inserted + updated + unchanged + rejected + outside, over all rows of the tables. */
export interface ImportCounts {
  inserted: number;
  updated: number;
  unchanged: number;
  /** Colleges the directory no longer lists as open, by what became of them. */
  closed: number;
  merged: number;
  unlisted: number;
}

export interface TableReport {
  file: string;
  table: string;
  read: number;
  /** Rows about a college of the catalogue. */
  matched: number;
  /** Rows about institutions outside the universe: counted, not faults. */
  outside: number;
  rejected: number;
}

export interface ImportReport extends ImportRun {
  runId: number | null;
  status: 'succeeded' | 'unchanged' | 'dry-run' | 'failed' | 'cancelled';
  finishedAt: Date;
  counts: ImportCounts;
  tables: TableReport[];
  unused: { file: string; reason: string }[];
  rejects: (RejectedRow & { file: string })[];
  files: { file: string; bytes: number; sha256: string }[];
  message: string;
}
