import type { FieldKey } from '../colleges/attributes.ts';
import { shownValue } from './data-issue.ts';
import type { DataIssuesPorts } from './data-issues.ports.ts';

export interface ReportedIssue {
  field?: FieldKey | undefined;
  message: string;
  email?: string | undefined;
  /** An input that people cannot see. Programs that fill every input fill it too. */
  website?: string | undefined;
}

/** Reports of visitors about the data of a college. */
export function createDataIssues({ issues, colleges }: DataIssuesPorts) {
  return {
    /**
     * Stores a report. Throws `not-found` for an unknown college. A report with a filled trap is not stored, and its sender cannot tell.
     * @param userId - the signed-in reporter, whose answer goes to the address of the account
     */
    async report(collegeId: number, { field, message, email, website = '' }: ReportedIssue, userId?: number): Promise<void> {
      const college = colleges.byId(collegeId);
      if (website !== '') return;
      const address = userId === undefined ? email : undefined;
      const shown = field === undefined ? null : shownValue(college, field);
      await issues.add({ collegeId, field: field ?? null, message, shown, email: address ?? null, userId: userId ?? null });
    },
  };
}

export type DataIssues = ReturnType<typeof createDataIssues>;
