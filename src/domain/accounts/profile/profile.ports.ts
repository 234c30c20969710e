import type { EmailDraft } from '../../mail/email.ts';
import type { SessionLifetime } from '../sign-in/sign-in.ports.ts';
import type { AccountType, User } from '../user.ts';

/** Undefined fields stay as they are. */
export interface ProfileChanges {
  firstName?: string | undefined;
  lastName?: string | undefined;
  username?: string | undefined;
  bio?: string | null | undefined;
}

/** A person's own account. Changes throw `unauthenticated` when the account was deleted in the meantime. */
export interface ProfileStore {
  /** An address that waits for confirmation, and when the username may change again; each null when there is none. */
  account(userId: number, usernameSeconds: number): Promise<{ pendingEmail: string | null; usernameChangeableAt: Date | null }>;
  /** Changes all or nothing; the username only once in `usernameSeconds`, and only to a free one. */
  change(userId: number, changes: ProfileChanges, usernameSeconds: number): Promise<User | { changeableAt: Date } | 'taken'>;
  /** Stores the picture under a new random name and deletes the previous picture. */
  setPicture(userId: number, webp: Uint8Array): Promise<User>;
  removePicture(userId: number): Promise<User>;
  /** The bytes of a picture by its name, a UUID. */
  picture(name: string): Promise<Uint8Array | undefined>;
}

export interface PictureEditor {
  /** Re-encodes a picture as a square WebP without metadata. Throws `invalid` for other files, `unavailable` when too many wait. */
  square(file: Uint8Array): Promise<Uint8Array>;
}

export interface EmailChange {
  userId: number;
  email: string;
  tokenDigest: string;
  lifetimeSeconds: number;
  /** Sent to a new address that is free. */
  message: EmailDraft;
  /** Sent to a new address that has another account. */
  notice: EmailDraft;
  /** The most emails of these kinds to one address, from all accounts together. */
  limit: { emails: number; seconds: number };
}

export interface EmailChangeStore {
  /**
   * Records the address and sends the email. The caller cannot tell a taken address from a free one. `same` and `too-many` change
   * nothing.
   */
  ask(change: EmailChange): Promise<'asked' | 'same' | 'too-many'>;
  cancel(userId: number): Promise<void>;
  /**
   * Makes the address of the token the account's verified address, once. Ends every session, closes open password resets, and sends
   * `notice` to the previous address.
   */
  confirm(tokenDigest: string, notice: (oldAddress: string) => EmailDraft): Promise<User | 'unknown' | 'expired' | 'taken'>;
}

export interface OwnSession {
  id: string;
  createdAt: Date;
  lastSeenAt: Date;
  userAgent: string;
  ipPrefix: string;
}

/** A person's own password and sessions. */
export interface AccessStore {
  passwordHash(userId: number): Promise<string>;
  /** False when the stored hash is no longer `from`. Ends all other sessions and closes open password resets. */
  changePassword(change: { userId: number; sessionId: string; from: string; to: string; message: EmailDraft }): Promise<boolean>;
  /** Live sessions, the last used first. */
  sessions(userId: number, lifetime: SessionLifetime): Promise<OwnSession[]>;
  /** False when this user has no such live session. */
  endSession(userId: number, sessionId: string): Promise<boolean>;
  /** Records that the session has just confirmed the password. */
  markAuthenticated(sessionId: string): Promise<void>;
}

/** All data about a person, and none about other people. */
export interface PersonalData {
  user: User;
  /** As a data URL. */
  picture: string | null;
  account: { agreedAt: Date | null; usernameChangedAt: Date | null; pendingEmail: string | null };
  sessions: (Omit<OwnSession, 'id'> & { endedAt: Date | null })[];
  favoriteLists: { id: number; name: string; isShared: boolean; createdAt: Date }[];
  favorites: {
    collegeId: number;
    college: string;
    note: string;
    status: string;
    listId: number | null;
    position: number;
    createdAt: Date;
  }[];
  savedRankings: { id: number; name: string; query: string; isShared: boolean; createdAt: Date; updatedAt: Date }[];
  /** Including the private answers, which no address contains. */
  savedAnswers: { id: number; name: string; answers: unknown; methodVersion: number; createdAt: Date }[];
  /** `to` is null for emails that went to admins. */
  mails: { kind: string; to: string | null; subject: string; createdAt: Date; sentAt: Date | null }[];
}

export interface PersonalDataStore {
  /** Undefined when the session has not confirmed its password within the last `withinSeconds`. */
  read(userId: number, sessionId: string, withinSeconds: number): Promise<PersonalData | undefined>;
}

export type Encrypt = (text: string) => string;

/** Encrypts texts with a password. */
export interface Encryption {
  /** Deriving the key is slow by design; the returned function is quick. Throws `unavailable` when too many wait. */
  encryptorFor(password: string): Promise<Encrypt>;
  /** Undefined for a wrong password or a damaged text. Takes the same time without a text. */
  decrypt(encrypted: string | undefined, password: string): Promise<string | undefined>;
}

export interface EraseOrder {
  userId: number;
  passwordHash: string;
  addressDigest: string;
  encrypt: Encrypt;
  restorableSeconds: number;
}

export interface DeletedAccountStore {
  /**
   * Erases the account and stores its encrypted copy under `addressDigest`. Returns until when it can be restored; undefined when the
   * stored hash is no longer `passwordHash`.
   */
  erase(order: EraseOrder): Promise<Date | undefined>;
  /** The encrypted copy, while it can be restored. */
  encrypted(addressDigest: string): Promise<string | undefined>;
  /**
   * Restores the account once, with the type from `typeNow`. `gone`: another call was first. `taken`: another account has the address or
   * the username now.
   */
  restore(
    copy: { addressDigest: string; encrypted: string; decrypted: string },
    typeNow: (before: AccountType) => AccountType,
  ): Promise<User | 'gone' | 'taken'>;
}
