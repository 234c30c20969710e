import type { CollegeRecord } from '../colleges/college.ts';
import type { ZipLocator } from '../search/search.ports.ts';

/** The catalog of the current data version. */
export interface MatchedCatalog {
  dataVersion(): string;
  /** The listed colleges. The same array until the data version changes. */
  listed(): readonly CollegeRecord[];
}

export interface MatchingPorts {
  catalog: MatchedCatalog;
  zips: ZipLocator;
}
