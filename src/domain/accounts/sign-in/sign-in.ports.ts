import type { Transact } from '../../transactions/transact.ts';
import type { AccountStores } from '../account-stores.ports.ts';
import type { MailedSecrets, PasswordHasher, RefusedAttempts } from '../accounts.ports.ts';
import type { PasswordRules } from '../passwords.ts';
import type { Backoff } from './backoff.ts';
import type { Caller, Client, User } from '../user.ts';

export interface NewSession {
  /** Undefined: the user was identified without a password. */
  passwordHash?: string | undefined;
  /** A code of the second step was accepted. */
  hasPassedSecondStep?: boolean;
  client: Client;
}

/** A caller as the database knows them. */
export interface LiveSession extends Caller {
  hasSecondStep: boolean;
  /** Undefined: it has not started. */
  grace?: { dueAt: Date; isOverNoticed: boolean };
}

/** A user whose password was checked against this hash. */
export interface VerifiedCredentials {
  user: User;
  passwordHash: string;
}

/** Accounts and sessions. Times come from the database's clock. */
export interface SignInStore {
  isUsernameFree(username: string): Promise<boolean>;
  /** Undefined for an unknown address and for a disabled account. */
  credentialsOf(email: string): Promise<VerifiedCredentials | undefined>;
  /** Whether the account has opened a session in this network in the last `withinSeconds`. False for an unknown address. */
  hasSignedInFrom(email: string, network: string, withinSeconds: number): Promise<boolean>;
  replaceHash(userId: number, from: string, to: string): Promise<void>;
  /**
   * The session with its user, while it is live and the account is not disabled. Records from time to time that it is in use, unless
   * `isUnattended`.
   */
  liveSession(sessionId: string, isUnattended: boolean): Promise<LiveSession | undefined>;
  endSession(sessionId: string): Promise<void>;
}

/** What failures are counted by. */
export interface FailureKey {
  /** A digest of the address. */
  account: string;
  network: string;
}

/** Failed attempts to sign in. */
export interface SignInFailures {
  /**
   * Counts an attempt as failed before it is made, so that parallel attempts cannot pass the limit. Returns 0 when the attempt may go on,
   * else the seconds to wait; a refused attempt does not count.
   */
  countAttempt(key: FailureKey, backoff: Backoff): Promise<number>;
  /** Removes one attempt. */
  uncountAttempt(key: FailureKey): Promise<void>;
  /** Removes all counts of an account, or those of one network. */
  clear(account: string, network?: string): Promise<void>;
}

/** Signs the token that a browser sends with each request. */
export interface AccessTokens {
  issue(session: { userId: number; sessionId: string; seconds: number }): string;
}

export interface SignInPorts {
  transact: Transact<AccountStores>;
  signIn: SignInStore;
  failures: SignInFailures;
  refusedAttempts: RefusedAttempts;
  hasher: PasswordHasher;
  secrets: MailedSecrets;
  passwords: PasswordRules;
  accessTokens: AccessTokens;
  /** The start of links in emails; never taken from a request. */
  publicUrl: string;
}
