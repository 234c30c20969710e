import type { Transact } from '../../transactions/transact.ts';
import type { AccountStores } from '../account-stores.ports.ts';
import type { MailedSecrets, PasswordHasher, RefusedAttempts } from '../accounts.ports.ts';
import type { PasswordRules } from '../passwords.ts';
import type { SignInFailures } from './sign-in.ports.ts';
import type { User } from '../user.ts';

export interface PasswordResetStore {
  /** Counts an attempt. True for the right code, which is then replaced by the token. The last attempt closes the reset. */
  exchange(order: { email: string; codeDigest: string; tokenDigest: string; seconds: number; mostTries: number }): Promise<boolean>;
  /** The owner of an unused token. */
  ownerOf(tokenDigest: string): Promise<User | undefined>;
}

export interface PasswordResetPorts {
  transact: Transact<AccountStores>;
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
