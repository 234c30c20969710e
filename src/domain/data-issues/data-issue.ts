import type { FieldKey } from '../colleges/attributes.ts';
import type { CollegeRecord } from '../colleges/college.ts';
import type { ProvenanceSource } from '../colleges/sources.ts';

export const DATA_ISSUE_STATUSES = ['open', 'in-progress', 'resolved', 'rejected'] as const;
export type DataIssueStatus = (typeof DATA_ISSUE_STATUSES)[number];

/** Nothing more happens to these reports. Their reporters get the answer, if there is one. */
export const CLOSED_STATUSES = ['resolved', 'rejected'] as const satisfies readonly DataIssueStatus[];

/** Characters of a report. */
export const SHORTEST_ISSUE = 10;
export const LONGEST_ISSUE = 1_000;
/** Characters of an answer. */
export const LONGEST_ISSUE_ANSWER = 1_000;

/** A value of a college with its source, at the time of a report. */
export interface ShownValue {
  /** Null: the page said that there is none. */
  value: unknown;
  source: ProvenanceSource | null;
  period: string | null;
}

/** A report that something on the page of a college is wrong. */
export interface DataIssue {
  collegeId: number;
  /** Null if it is about no field, or about several. */
  field: FieldKey | null;
  message: string;
  /** What the page showed for the field then. Null without a field. */
  shown: ShownValue | null;
  /** Where to send the answer to a visitor. Null for users: their answers go to the address of the account. */
  email: string | null;
  userId: number | null;
}

export function shownValue(college: CollegeRecord, field: FieldKey): ShownValue {
  const { source = null, period = null } = college.provenance[field] ?? {};
  return { value: college[field] ?? null, source, period };
}
