import type { CollegeRecord } from '../colleges/college.ts';

/** The catalog of the current data version. */
export interface RankedCatalog {
  dataVersion(): string;
  /** The open colleges. The same array until the data version changes. */
  open(): readonly CollegeRecord[];
}

export interface RankingsPorts {
  catalog: RankedCatalog;
}
