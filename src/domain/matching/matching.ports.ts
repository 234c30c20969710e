import type { CollegeRecord } from '../colleges/college.ts';

/** The catalog of the present data version. */
export interface MatchedCatalog {
  dataVersion(): string;
  /** The open colleges; the same ones as long as the data version stays. */
  open(): readonly CollegeRecord[];
}

export interface MatchingPorts {
  catalog: MatchedCatalog;
}
