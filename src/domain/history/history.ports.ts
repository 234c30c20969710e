import type { Provenance } from '../colleges/sources.ts';
import type { RunDiff } from '../imports/run-diff.ts';
import type { ImageChange } from './changes.ts';
import type { DataVersion } from './history.ts';
import type { SuppliedRowOfCollege } from './history-points.ts';

/** What one run changed about one college, and the data version that the run published. */
export interface RecordedChange extends ImageChange {
  collegeId: number;
  version: DataVersion;
}

/** Reads the rows and changes that runs recorded. */
export interface HistoryStore {
  /** The rows that all tables of all runs supplied for a college. */
  suppliedOf(collegeId: number): Promise<SuppliedRowOfCollege[]>;
  /** The newest changes of each college, newest first. At most `versions` per college. */
  changesOf(collegeIds: readonly number[], versions: number): Promise<RecordedChange[]>;
  /** The changes of a college in data versions after number `from` up to and including `to`, oldest first. */
  changesBetween(collegeId: number, from: number, to: number): Promise<RecordedChange[]>;
  /** The combined changes of all colleges in the same range. */
  overall(from: number, to: number): Promise<RunDiff>;
  /** Provenance by its database id. */
  provenances(ids: readonly number[]): Promise<ReadonlyMap<number, Provenance>>;
  /** The number of the data version with this name; undefined if there is none. */
  numberOf(version: string): Promise<number | undefined>;
  /** Newest first. */
  versions(limit: number): Promise<DataVersion[]>;
}

export interface HistoryPorts {
  history: HistoryStore;
}
