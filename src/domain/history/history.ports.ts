import type { Provenance } from '../colleges/college.ts';
import type { ChangeImage } from './changes.ts';
import type { DataVersion } from './history.ts';
import type { SuppliedRowOfCollege } from './points.ts';

/** What one run changed about one college, with the data version it made. */
export interface NotedChange {
  collegeId: number;
  version: DataVersion;
  before: ChangeImage;
  after: ChangeImage;
}

/** What the runs left behind, read back. */
export interface HistoryStore {
  /** What every table of every run said of a college. */
  suppliedOf(collegeId: number): Promise<SuppliedRowOfCollege[]>;
  /** The newest changes of each of the colleges, newest first, at most `versions` a college. */
  changesOf(collegeIds: readonly number[], versions: number): Promise<NotedChange[]>;
  /** All changes of a college by data versions after number `from` up to `to`, oldest first. */
  changesBetween(collegeId: number, from: number, to: number): Promise<NotedChange[]>;
  /** Receipts by number. */
  receipts(ids: readonly number[]): Promise<ReadonlyMap<number, Provenance>>;
  /** Newest first. */
  versions(limit: number): Promise<DataVersion[]>;
}

export interface HistoryPorts {
  history: HistoryStore;
}
