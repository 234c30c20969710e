import type { MailedSecrets, PasswordHasher, PasswordPolicy } from '../accounts.ports.ts';
import type { Allowance } from './backoff.ts';
import type { LetterDraft } from '../letters/letters.ts';
import type { SignInFailures } from './sign-in.ports.ts';
import type { User } from '../user.ts';

export interface PasswordResetStore {
  /**
   * Opens a reset for the owner of an address, closes earlier ones and mails the code. Nothing at all happens without an owner, for a
   * disabled account, or beyond the allowances.
   */
  open(order: { email: string; codeDigest: string; seconds: number; letter: LetterDraft; allowances: readonly Allowance[] }): Promise<void>;
  /**
   * Counts a try and, where the code is right, keeps the digest of the token that it is exchanged for. False for every other end. The
   * last try closes the reset.
   */
  exchange(order: { email: string; codeDigest: string; tokenDigest: string; seconds: number; mostTries: number }): Promise<boolean>;
  /** Whose password an unused token sets. */
  ownerOf(tokenDigest: string): Promise<User | undefined>;
  /**
   * Uses the token up, sets the password, ends every session, closes other resets and mails the letter, all or nothing. False when
   * another use of the token came first.
   */
  complete(order: { tokenDigest: string; passwordHash: string; letter: LetterDraft }): Promise<boolean>;
}

export interface PasswordResetPorts {
  resets: PasswordResetStore;
  failures: Pick<SignInFailures, 'forget'>;
  hasher: PasswordHasher;
  secrets: MailedSecrets;
  passwords: PasswordPolicy;
  /** Answers after the same time whatever `work` did, so that the time tells nothing about accounts. */
  steadily: <T>(work: () => Promise<T>) => Promise<T>;
  publicUrl: string;
}
