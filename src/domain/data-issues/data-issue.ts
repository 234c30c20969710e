import type { FieldKey } from '../colleges/attributes.ts';

export const DATA_ISSUE_STATUSES = ['open', 'in-progress', 'resolved', 'rejected'] as const;
export type DataIssueStatus = (typeof DATA_ISSUE_STATUSES)[number];

/** Nothing more happens to these reports. Their reporters get the answer, if there is one. */
export const CLOSED_STATUSES = ['resolved', 'rejected'] as const satisfies readonly DataIssueStatus[];

/** Characters of a report. */
export const SHORTEST_ISSUE = 10;
export const LONGEST_ISSUE = 1_000;
/** Characters of an answer. */
export const LONGEST_ISSUE_ANSWER = 1_000;

/** A report that something on the page of a college is wrong. */
export interface DataIssue {
  collegeId: number;
  /** Null if it is about no field, or about several. */
  field: FieldKey | null;
  message: string;
  /** Where to send the answer to a visitor. Null for users: their answers go to the address of the account. */
  email: string | null;
  userId: number | null;
}
