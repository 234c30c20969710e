import type { CollegeRecord } from '../colleges/college.ts';

/** The catalog of the current data version. */
export interface RankedCatalog {
  dataVersion(): string;
  /** The listed colleges. The same array until the data version changes. */
  listed(): readonly CollegeRecord[];
}

export interface RankingsPorts {
  catalog: RankedCatalog;
}
