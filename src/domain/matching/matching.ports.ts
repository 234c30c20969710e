import type { CollegeRecord } from '../colleges/college.ts';

/** The catalogue of the present data version. */
export interface MatchedCatalogue {
  dataVersion(): string;
  /** The open colleges; the same ones as long as the data version stays. */
  open(): readonly CollegeRecord[];
}

export interface MatchingPorts {
  catalogue: MatchedCatalogue;
}
