import { SESSION_LIFETIME } from '../accounts/sign-in/session.ts';
import { EVIDENCE_DAYS } from '../moderation/case.ts';
import { DAY } from '../shared/time.ts';

/** How long data is stored after it is no longer needed, in seconds. The privacy page shows the same times. */
export const RETENTION = {
  /** A session is deleted so long after the sign-in, its browser name in the next round after it ends. */
  sessions: SESSION_LIFETIME,
  /** As long as they count against the limit of requests. */
  passwordResets: DAY,
  /** Imports of the panel that nothing happens to, with their files. Files of finished imports are deleted at once. */
  importJobs: 7 * DAY,
  /** Statements on the warehouse, with who ran them: as long as the audit log names them. */
  warehouseRuns: 400 * DAY,
  /** After they expire: a late click is told that the link has expired, not that it is unknown. */
  mailedTokens: 7 * DAY,
  /** Emails that were sent or failed for good. Their subjects and texts are already erased. */
  sentEmails: 30 * DAY,
  /** Emails that stay in the outbox with their text, because no mail server is configured. */
  unsentEmails: 7 * DAY,
  signInFailures: DAY,
  /** Deleted records of the panel. Until then staff can restore them. */
  trash: 90 * DAY,
  /** After a report of a problem was closed, its address and account are not needed. The report stays. */
  closedIssues: 180 * DAY,
  /** Copies of reported texts, after the decision. */
  evidence: EVIDENCE_DAYS * DAY,
  /** Deleted roommate profiles. Until then staff can look at reports about them. */
  roommateProfiles: 30 * DAY,
  /** Codes to addresses at colleges, as long as they count against the limit. The proofs themselves end after twelve months. */
  proofCodes: DAY,
  /** Until a year later, a takeover can still be traced. The database refuses to delete a younger event. */
  auditEvents: 400 * DAY,
} as const;
