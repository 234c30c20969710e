import type { CollegeChanges, DataVersion, History } from './history.ts';

/** What the runs left behind, read back. */
export interface HistoryStore {
  /** What every source said of a college, by figure and year. */
  ofCollege(collegeId: number): Promise<History>;
  /** For each of the colleges, what the newest data versions that touched it changed, newest first, at most `versions` of them. */
  changesOf(collegeIds: readonly number[], versions: number): Promise<CollegeChanges[]>;
  /** Newest first. */
  versions(limit: number): Promise<DataVersion[]>;
}

export interface HistoryPorts {
  history: HistoryStore;
}
