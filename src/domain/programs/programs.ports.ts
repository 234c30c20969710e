import type { SuppliedRowOfCollege } from '../history/history-points.ts';

/** Reads the rows about programs that runs recorded. */
export interface ProgramStore {
  /** The rows with program fields that all tables of all runs supplied for a college. */
  suppliedOf(collegeId: number): Promise<SuppliedRowOfCollege[]>;
}
