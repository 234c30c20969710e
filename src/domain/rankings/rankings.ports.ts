import type { CollegeRecord } from '../colleges/college.ts';

/** The catalog of the present data version. */
export interface RankedCatalog {
  dataVersion(): string;
  /** The open colleges; the same ones as long as the data version stays. */
  open(): readonly CollegeRecord[];
}

export interface RankingsPorts {
  catalog: RankedCatalog;
}
