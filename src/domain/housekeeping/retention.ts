import { SESSION_LIFETIME } from '../accounts/sign-in/session.ts';
import { DAY } from '../shared/time.ts';

/** How long data is stored after it is no longer needed, in seconds. The privacy page shows the same times. */
export const RETENTION = {
  /** A session that was ended is deleted in the next round. */
  sessions: SESSION_LIFETIME,
  /** As long as they count against the limit of requests. */
  passwordResets: DAY,
  /** After they expire: a late click is told that the link has expired, not that it is unknown. */
  mailedTokens: 7 * DAY,
  /** Emails that were sent or failed for good. Their texts are already erased. */
  sentEmails: 30 * DAY,
  /** Emails that stay in the outbox with their text, because no mail server is configured. */
  unsentEmails: 7 * DAY,
  signInFailures: DAY,
} as const;
export type Retention = typeof RETENTION;
