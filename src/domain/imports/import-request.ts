import type { FileOrigin } from './import-facts.ts';
import type { Release, SourceName } from '../colleges/sources.ts';
import type { ImportProgress } from './import-progress.ts';
import type { Mapping } from './mapping/mapping.ts';
import type { DeclaredFile } from './source-table.ts';
import type { ImportSelection } from './selection.ts';

/** A table with more faulty rows than this was probably misread. */
export const DEFAULT_MAX_REJECT = 0.01;
/** One to three percent of a table's colleges come or go in a year. */
export const DEFAULT_ALLOWED_SHRINK = 0.05;

export interface ImportRequest extends ImportSelection, Partial<FileOrigin> {
  source: SourceName;
  paths: readonly string[];
  year?: number;
  release?: Release;
  /** How the columns of the files are read where they are named or written otherwise. */
  mapping?: Mapping;
  /** What the one file stands for, if Alma wrote it itself. */
  declared?: DeclaredFile;
  /** Reports what an import would do, and changes nothing. */
  dryRun?: boolean;
  /** Share of a table's rows that may be rejected, 0 to 1. Without it, or below the default, no rejected row of a directory may be about an open college. */
  maxReject?: number;
  /** Share of the open colleges that may leave the catalog, and of a table's rows and colleges that may be missing, 0 to 1. */
  allowShrink?: number;
  /** Share of a table's colleges that may lose a field's value, or whose number may change much, 0 to 1. */
  allowDrift?: number;
  /** Imports files again that were applied before, and older releases over newer ones. */
  force?: boolean;
  /** Stores the values as former years. Current values do not change. */
  historyOnly?: boolean;
  actor?: string;
  /** A person reads the error. The ledger then keeps no failure before the first row, such as a wrong path. */
  isWatched?: boolean;
  /** The job of the panel that this run applies. A second run of the same job changes nothing. */
  jobId?: number;
  /** With `dryRun`: reports three colleges as pages show them before and after. */
  withLooks?: boolean;
  onProgress?: (progress: ImportProgress) => void;
  /** Called between batches. True ends the run; nothing has changed then. */
  isCancelled?: () => boolean;
}
