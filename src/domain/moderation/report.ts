/** What people report about each other and about what they wrote. Problems of data and of entries have queues of their own. */
export const REPORTED_KINDS = ['message', 'conversation', 'review', 'service', 'profile'] as const;
export type ReportedKind = (typeof REPORTED_KINDS)[number];

export const REPORT_REASONS = ['spam', 'scam', 'harassment', 'threat', 'sexual', 'underage', 'impersonation', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Characters that a reporter can add. */
export const LONGEST_REPORT = 1_000;

/** A report as its sender sees it. */
export interface OwnReport {
  id: number;
  kind: ReportedKind;
  reason: ReportReason;
  createdAt: Date;
  /** One line for the reporter; null until staff decide. */
  outcome: string | null;
}

/** Something that staff decided about a person, as the person sees it. */
export interface Notice {
  id: number;
  text: string;
  createdAt: Date;
  isRead: boolean;
  /** `possible`: until `appealUntil`. Null: there is nothing to appeal. */
  appeal: 'possible' | 'waiting' | 'granted' | 'refused' | 'expired' | null;
  appealUntil: Date | null;
}
