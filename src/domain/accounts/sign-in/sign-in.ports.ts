import type { MailedSecrets, PasswordHasher, PasswordPolicy } from '../accounts.ports.ts';
import type { LetterDraft } from '../letters/letters.ts';
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
  hasAgreed: boolean;
}

/** Who proved to be a user, by the password of this hash. */
export interface Recognised {
  user: User;
  passwordHash: string;
}

export interface SessionLives {
  idleSeconds: number;
  absoluteSeconds: number;
}

/** People and their sessions. Times are the database's. */
export interface SignInStore {
  /**
   * Adds the account, its first session and a letter to it, all or nothing. Undefined when the address or the username is
   * somebody's: then the owner of the address, if it is the address, gets `notice`, at most once in `noticeEverySeconds`.
   */
  register(order: {
    account: NewAccount;
    client: Client;
    verificationSeconds: number;
    letter: LetterDraft;
    notice: LetterDraft;
    noticeEverySeconds: number;
  }): Promise<Caller | undefined>;
  isUsernameFree(username: string): Promise<boolean>;
  /** Whose address this is, and the hash of their password; nobody's where the account is disabled. */
  credentialsOf(email: string): Promise<Recognised | undefined>;
  replaceHash(userId: number, from: string, to: string): Promise<void>;
  /**
   * The id of a new session; undefined when the account is disabled, or its password is not that of `passwordHash` any more: whoever
   * knew the old one must not slip in while it is being changed.
   */
  openSession(order: { userId: number; passwordHash?: string | undefined; client: Client }): Promise<string | undefined>;
  /** The session with its user, while it is alive and the account is not disabled. Notes now and then that it was seen. */
  liveSession(sessionId: string, lives: SessionLives): Promise<Caller | undefined>;
  endSession(sessionId: string): Promise<void>;
  endAllSessions(userId: number): Promise<void>;
}

/** Attempts to sign in that did not succeed, by a digest of the address. */
export interface SignInFailures {
  /**
   * Counts an attempt as failed before it is made, so that many at once cannot slip through. 0 when it may go on, else the seconds to
   * wait; then it does not count.
   */
  begin(account: string, backoff: Backoff): Promise<number>;
  /** Takes one attempt back that could not be made. */
  takeBack(account: string): Promise<void>;
  forget(account: string): Promise<void>;
}

/** Signs what a browser shows to be known again. */
export interface AccessTokens {
  issue(session: { userId: number; sessionId: string; seconds: number }): string;
}

export interface SignInPorts {
  signIn: SignInStore;
  failures: SignInFailures;
  hasher: PasswordHasher;
  secrets: MailedSecrets;
  passwords: PasswordPolicy;
  accessTokens: AccessTokens;
  /** Where links lead; never taken from a request. */
  publicUrl: string;
}
