import type { EmailDraft } from '../../mail/email.ts';
import type { MailedSecrets } from '../accounts.ports.ts';
import type { Allowance } from './backoff.ts';
import type { User } from '../user.ts';

/** `unknown`: the token was used, replaced or never issued. */
export type Confirmed = User | 'expired' | 'unknown';

export interface RenewOrder {
  userId: number;
  digest: string;
  seconds: number;
  message: EmailDraft;
  allowances: readonly Allowance[];
}

export interface VerificationStore {
  /** Uses the token up; of parallel calls, one succeeds. */
  confirm(digest: string): Promise<Confirmed>;
  /**
   * Replaces the token and sends the email. Returns 0 when it is done or no longer needed, else the seconds to wait, by the emails
   * that the user requested before.
   */
  renew(order: RenewOrder): Promise<number>;
}

/** Supplied by adapters. */
export interface VerificationAdapters {
  verification: VerificationStore;
  secrets: MailedSecrets;
  publicUrl: string;
}

export interface VerificationPorts extends VerificationAdapters {
  /** The same for the link of a new address; undefined for any other digest. */
  confirmNewEmail: (digest: string) => Promise<User | undefined>;
}
