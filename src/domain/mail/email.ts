/** An email before it is sent. Plain text: every mail program shows it, and it cannot carry a tracker. */
export interface Email {
  kind: EmailKind;
  to: string;
  /** Contains no secret: it is shown on locked phones. */
  subject: string;
  text: string;
  /** The user it is about; it is deleted with the account. Null without an account. */
  userId: number | null;
}

/** An email that is not yet assigned to a user. */
export type EmailDraft = Omit<Email, 'userId'>;

/** An email that is due, claimed by one process. */
export interface DueEmail extends EmailDraft {
  id: number;
  /** Attempts so far, including this one. Identifies the claim: after a claim expires, its updates are ignored. */
  attempts: number;
  ageSeconds: number;
}

export const EMAIL_KINDS = [
  'verify-email',
  'account-exists',
  'reset-password',
  'password-changed',
  'second-step',
  'confirm-new-email',
  'email-change-asked',
  'email-changed',
  'access-request',
  'role-changed',
  'import-failed',
  'data-issue-answered',
  'listing-decided',
  'moderation-notice',
  'report-answered',
  'reports-wait',
  'message-waiting',
  'roommate-request',
  'college-code',
  'roommate-still-looking',
] as const;
export type EmailKind = (typeof EMAIL_KINDS)[number];
