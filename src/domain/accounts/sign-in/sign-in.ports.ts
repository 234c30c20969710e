import type { EmailDraft } from '../../mail/email.ts';
import type { MailedSecrets, PasswordHasher, RefusedAttempts } from '../accounts.ports.ts';
import type { PasswordRules } from '../passwords.ts';
import type { Backoff } from './backoff.ts';
import type { Caller, Client, SelfChosenType, User } from '../user.ts';

export interface NewAccount {
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  accountType: SelfChosenType;
  passwordHash: string;
  verificationDigest: string;
}

export interface SignUpOrder {
  account: NewAccount;
  client: Client;
  verificationSeconds: number;
  message: EmailDraft;
  notice: EmailDraft;
  noticeEverySeconds: number;
}

export interface NewSession {
  userId: number;
  /** Undefined: the user was identified without a password. */
  passwordHash?: string | undefined;
  /** A code of the second step was accepted. */
  hasPassedSecondStep?: boolean;
  client: Client;
}

/**
 * `refused`: the account is disabled, or the password is another one by now. `second-step`: the account has a second step, perhaps since
 * a moment ago, and it is to come.
 */
export type OpenedSession = { sessionId: string } | 'refused' | 'second-step';

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
  /**
   * Adds the account, its first session and `message` to the outbox, all or nothing. Undefined when the address or the username is
   * taken: then the owner of a taken address gets `notice`, at most once in `noticeEverySeconds`.
   */
  register(order: SignUpOrder): Promise<Caller | undefined>;
  isUsernameFree(username: string): Promise<boolean>;
  /** Undefined for an unknown address and for a disabled account. */
  credentialsOf(email: string): Promise<VerifiedCredentials | undefined>;
  /** Whether the account has opened a session in this network in the last `withinSeconds`. False for an unknown address. */
  hasSignedInFrom(email: string, network: string, withinSeconds: number): Promise<boolean>;
  replaceHash(userId: number, from: string, to: string): Promise<void>;
  /**
   * Neither an old password nor a password alone opens a session while the owner changes the password or turns the second step on. Ends the
   * sessions that were not used for longest, so that at most `mostSessions` are live.
   */
  openSession(session: NewSession, mostSessions: number): Promise<OpenedSession>;
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
