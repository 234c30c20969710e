import type { Release, SourceName } from '../colleges/sources.ts';
import type { LoadedTable } from './missing-releases.ts';

/** A loaded year and release of a source, with its last run. */
export interface LoadedYear {
  source: SourceName;
  year: number;
  release: Release;
  runId: number;
  at: Date;
}

export interface SourceLedger {
  /** Each year and release once. Failed and rolled-back runs do not count. */
  loadedYears(): Promise<LoadedYear[]>;
  /** Each table once. Failed and rolled-back runs do not count. */
  loadedTables(): Promise<LoadedTable[]>;
  /** The number of colleges with at least one value from the source. */
  collegesBySource(): Promise<Partial<Record<SourceName, number>>>;
}
