import type { CollegeRecord } from '../colleges/college.ts';
import type { DataIssue } from './data-issue.ts';

export interface DataIssueStore {
  add(issue: DataIssue): Promise<void>;
}

export interface DataIssuesPorts {
  issues: DataIssueStore;
  /** Throws `not-found` for an unknown college. */
  colleges: { byId(id: number): CollegeRecord };
}
