/** What people report by its number: each other, and what they wrote. */
export const REPORTED_KINDS = ['message', 'conversation', 'review', 'service', 'profile'] as const;
export type ReportedKind = (typeof REPORTED_KINDS)[number];

/** What a person wrote. A roommate profile is reported by the id in its address. */
export const PERSONAL_KINDS = [...REPORTED_KINDS, 'roommate'] as const;
export type PersonalKind = (typeof PERSONAL_KINDS)[number];

/** What a person sends to staff for themselves: `access` asks for the admin pages. */
export const FILED_KINDS = [...PERSONAL_KINDS, 'access'] as const;
export type FiledKind = (typeof FILED_KINDS)[number];

/** Cases that follow other records: the open reports about the figures of a college, and about an entry of the marketplace. */
export const WORK_KINDS = ['figure', 'fault'] as const;
export type WorkKind = (typeof WORK_KINDS)[number];
export const CASE_KINDS = [...FILED_KINDS, ...WORK_KINDS] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

export const REPORT_REASONS = ['spam', 'scam', 'harassment', 'threat', 'sexual', 'underage', 'impersonation', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Characters that a reporter can add. */
export const LONGEST_REPORT = 1_000;

/** A report as its sender sees it. */
export interface OwnReport {
  id: number;
  kind: FiledKind;
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
