import type { CollegeRecord } from '../colleges/college.ts';
import type { Point } from '../shared/query-params.ts';
import type { Fields } from './field/fields.ts';

/** The catalog of the current data version. */
export interface MatchedCatalog {
  dataVersion(): string;
  /** The listed colleges. The same array until the data version changes. */
  listed(): readonly CollegeRecord[];
}

/** Finds the place of a ZIP code. */
export interface HomeLocator {
  locate(zip: string): Point | undefined;
}

export interface MatchingPorts {
  catalog: MatchedCatalog;
  zips: HomeLocator;
  fields: Fields;
}
