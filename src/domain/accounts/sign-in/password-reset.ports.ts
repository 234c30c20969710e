import type { EmailDraft } from '../../mail/email.ts';
import type { MailedSecrets, PasswordHasher, RefusedAttempts } from '../accounts.ports.ts';
import type { PasswordRules } from '../passwords.ts';
import type { Allowance } from './backoff.ts';
import type { SignInFailures } from './sign-in.ports.ts';
import type { User } from '../user.ts';

export interface PasswordResetStore {
  /**
   * Opens a reset for the owner of an address, closes earlier ones and sends the code. A no-op for an unknown address, for a disabled
   * account, and beyond the allowances.
   */
  open(order: { email: string; codeDigest: string; seconds: number; message: EmailDraft; allowances: readonly Allowance[] }): Promise<void>;
  /** Counts an attempt. True for the right code, which is then replaced by the token. The last attempt closes the reset. */
  exchange(order: { email: string; codeDigest: string; tokenDigest: string; seconds: number; mostTries: number }): Promise<boolean>;
  /** The owner of an unused token. */
  ownerOf(tokenDigest: string): Promise<User | undefined>;
  /**
   * Uses the token up, sets the password, ends every session, closes other resets and sends the email, all or nothing. False when the
   * token was used in the meantime.
   */
  complete(order: { tokenDigest: string; passwordHash: string; message: EmailDraft }): Promise<boolean>;
}

export interface PasswordResetPorts {
  resets: PasswordResetStore;
  failures: Pick<SignInFailures, 'clear'>;
  refusedAttempts: RefusedAttempts;
  hasher: PasswordHasher;
  secrets: MailedSecrets;
  passwords: PasswordRules;
  /** Takes the same time for any `work`, so that timing does not reveal which accounts exist. */
  constantTime: <T>(work: () => Promise<T>) => Promise<T>;
  publicUrl: string;
}
