import type { Release, SourceName } from '../colleges/college.ts';
import type { Narrowing } from './selection.ts';

/** A table with more faulty rows than this is more likely misread than faulty. */
export const DEFAULT_MAX_REJECT = 0.01;
/** Colleges come and go at one to two per cent a year. */
export const DEFAULT_ALLOWED_SHRINK = 0.05;

export interface ImportProgress {
  step: 'reading' | 'merging';
  /** The table being read; nothing while merging. */
  table: string;
  bytesRead: number;
  bytesTotal: number;
}

export interface ImportRequest extends Narrowing {
  source: SourceName;
  paths: readonly string[];
  year?: number;
  release?: Release;
  /** Does everything, reports it, and takes it back. */
  dryRun?: boolean;
  /** Share of a table's rows that may be rejected, 0 to 1. */
  maxReject?: number;
  /** Share of the open colleges that may leave the catalog, and of a table's rows that may be missing since the last run, 0 to 1. */
  allowShrink?: number;
  /** Share of a table's rows that may have lost a field's value since the last run, 0 to 1. */
  allowDrift?: number;
  /** Imports files that were applied before, and lets an older release replace a newer one. */
  force?: boolean;
  /** Keeps the values as former years and changes no current one; older releases are then welcome. */
  historyOnly?: boolean;
  actor?: string;
  onProgress?: (progress: ImportProgress) => void;
  /** Asked between batches; true ends the run and leaves nothing behind. */
  isCancelled?: () => boolean;
}
