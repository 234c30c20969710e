import type { CaseKind, ReportReason } from './report.ts';

export const CASE_STATUSES = ['open', 'claimed', 'waiting', 'decided'] as const;
export type CaseStatus = (typeof CASE_STATUSES)[number];

/** From the mildest to the hardest. Every step but `none` and `warn` can be undone. */
export const CASE_STEPS = ['none', 'warn', 'hide', 'pause-contact', 'freeze', 'suspend', 'ban'] as const;
export type CaseStep = (typeof CASE_STEPS)[number];

export const REASON_CODES = [
  'no-violation',
  'spam',
  'scam',
  'harassment',
  'threat',
  'sexual',
  'underage',
  'impersonation',
  'other',
] as const;
export type ReasonCode = (typeof REASON_CODES)[number];

/** Characters of a note and of an appeal; days of a pause or a suspension. */
export const CASE_LIMITS = { note: 1_000, appeal: 2_000, shortestAppeal: 20, days: 365 } as const;
/** Days to appeal, and days that evidence is kept after the decision. */
export const APPEAL_DAYS = 20;
export const EVIDENCE_DAYS = 90;

/** All reports about one target, from the first report to the decision. */
export interface Case {
  id: number;
  version: number;
  kind: CaseKind;
  targetId: number;
  /** The person who wrote the target; null when the account is deleted. */
  subjectId: number | null;
  status: CaseStatus;
  /** The higher, the sooner. */
  priority: number;
  reasons: ReportReason[];
  /** People who reported it independently of each other. */
  reporters: number;
  hasMinor: boolean;
  /** The case keeps the target hidden: since three independent serious reports, or by its decision. */
  isHidden: boolean;
  openedAt: Date;
  dueAt: Date;
}
