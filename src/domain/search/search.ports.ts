import type { CollegeRecord } from '../colleges/college.ts';
import type { Point } from './params.ts';

/** The stored catalog. */
export interface CollegeStore {
  /** Names the state of the catalog; it changes with every applied import. */
  dataVersion(): Promise<string>;
  /** Every college, closed and merged ones too, with its receipts. */
  all(): Promise<CollegeRecord[]>;
}

/** Where ZIP codes are. */
export interface ZipLocator {
  locate(zip: string): Point | undefined;
}

export interface CollegesPorts {
  store: CollegeStore;
  zips: ZipLocator;
}
