import type { SuppliedRowOfCollege } from '../history/history-points.ts';
import type { OutcomesByProgram } from '../majors/outcomes.ts';
import type { OutcomeSources } from './college-outcomes.ts';
import type { ReportedOutcomes } from './national-outcomes.ts';

/** Reads the rows about programs that runs recorded. */
export interface ProgramStore {
  /** The rows with program fields that all tables of all runs supplied for a college. */
  suppliedOf(collegeId: number): Promise<SuppliedRowOfCollege[]>;
  /** The earnings and debt of a college, with their sources. */
  outcomesOf(collegeId: number): Promise<{ outcomes: OutcomesByProgram; sources: OutcomeSources }>;
  /** The earnings and debt of all colleges that have some, some colleges at a time. */
  outcomes(): AsyncIterable<ReportedOutcomes[]>;
}
