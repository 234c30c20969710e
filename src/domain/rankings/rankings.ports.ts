import type { CollegeRecord } from '../colleges/college.ts';
import type { ListKey } from './list-kinds.ts';

/** The catalog of the current data version. */
export interface RankedCatalog {
  dataVersion(): string;
  /** The listed colleges. The same array until the data version changes. */
  listed(): readonly CollegeRecord[];
  /** The text of staff about a list. */
  listText(list: ListKey): string | undefined;
}

export interface RankingsPorts {
  catalog: RankedCatalog;
}
