/** A mail before it is on its way. Plain text: everybody can read it, and nothing in it can be tracked. */
export interface Letter {
  /** What it is for, for whoever looks into the outbox. */
  kind: LetterKind;
  to: string;
  subject: string;
  text: string;
  /** Whose letter it is; it goes with the account. Null for somebody without one. */
  userId: number | null;
}

/** A letter whose time has come, lent to one worker. */
export interface DueLetter extends Omit<Letter, 'userId'> {
  id: number;
  /** How often it was tried, this time included. Names the loan: one that ran out decides nothing any more. */
  attempts: number;
  ageSeconds: number;
}

export const LETTER_KINDS = [
  'verify-email',
  'account-exists',
  'reset-password',
  'password-changed',
  'confirm-new-email',
  'email-changed',
  'access-request',
  'role-changed',
] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];
