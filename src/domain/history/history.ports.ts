import type { Provenance } from '../colleges/college.ts';
import type { RunDiff } from '../imports/run-diff.ts';
import type { Step } from './changes.ts';
import type { DataVersion } from './history.ts';
import type { SuppliedRowOfCollege } from './points.ts';

/** What one run changed about one college, with the data version it made. */
export interface NotedChange extends Step {
  collegeId: number;
  version: DataVersion;
}

/** What the runs left behind, read back. */
export interface HistoryStore {
  /** What every table of every run said of a college. */
  suppliedOf(collegeId: number): Promise<SuppliedRowOfCollege[]>;
  /** The newest changes of each of the colleges, newest first, at most `versions` a college. */
  changesOf(collegeIds: readonly number[], versions: number): Promise<NotedChange[]>;
  /** All changes of a college by data versions after number `from` up to `to`, oldest first. */
  changesBetween(collegeId: number, from: number, to: number): Promise<NotedChange[]>;
  /** All changes of all colleges over those data versions, added up. */
  overall(from: number, to: number): Promise<RunDiff>;
  /** Receipts by number. */
  receipts(ids: readonly number[]): Promise<ReadonlyMap<number, Provenance>>;
  /** The number of the data version with this name; nothing where there is none. */
  numberOf(version: string): Promise<number | undefined>;
  /** Newest first. */
  versions(limit: number): Promise<DataVersion[]>;
}

export interface HistoryPorts {
  history: HistoryStore;
}
