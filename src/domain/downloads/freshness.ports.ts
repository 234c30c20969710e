import type { Release, SourceName } from '../colleges/college.ts';

/** A year and release of a source that is in the catalog, by the last run that said so. */
export interface LoadedYear {
  source: SourceName;
  year: number;
  release: Release;
  runId: number;
  at: Date;
}

/** What the ledger and the catalog say of sources. */
export interface SourceLedger {
  /** Each year and release once; runs that failed or were taken back do not count. */
  loadedYears(): Promise<LoadedYear[]>;
  /** Colleges that a source has supplied something of. */
  collegesBySource(): Promise<Partial<Record<SourceName, number>>>;
}
