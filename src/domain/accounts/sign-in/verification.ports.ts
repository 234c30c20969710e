import type { MailedSecrets } from '../accounts.ports.ts';
import type { Allowance } from './backoff.ts';
import type { LetterDraft } from '../letters/letters.ts';
import type { User } from '../user.ts';

/** `expired` as long as the token is known; a token that was used, replaced or never given is `unknown`. */
export type Confirmed = User | 'expired' | 'unknown';

export interface VerificationStore {
  /** Uses the token up, whoever of many at once comes first. */
  confirm(digest: string): Promise<Confirmed>;
  /**
   * Replaces the token and mails the letter. 0 when it is done, or not needed any more, else the seconds to wait, by what was mailed on
   * request before.
   */
  renew(order: { userId: number; digest: string; seconds: number; letter: LetterDraft; allowances: readonly Allowance[] }): Promise<number>;
}

export interface VerificationPorts {
  verification: VerificationStore;
  /** The same for a mail to a new address; undefined for a digest of none. */
  confirmNewEmail: (digest: string) => Promise<User | undefined>;
  secrets: MailedSecrets;
  publicUrl: string;
}
