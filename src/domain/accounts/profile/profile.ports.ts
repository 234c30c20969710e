import type { LetterDraft } from '../letters/letters.ts';
import type { AccountType, User } from '../user.ts';

/** What is left out stays. */
export interface ProfileChanges {
  firstName?: string | undefined;
  lastName?: string | undefined;
  username?: string | undefined;
  bio?: string | null | undefined;
}

/** A person's own account. What changes it throws `unauthenticated` where it has gone since the call was let in. */
export interface ProfileStore {
  /** An address that waits for confirmation, and when the username may change again where it may not now. */
  account(userId: number, usernameSeconds: number): Promise<{ pendingEmail: string | null; usernameChangeableAt: Date | null }>;
  /** Changes all or nothing; the username only once in `usernameSeconds`, and only to one that is free. */
  change(userId: number, changes: ProfileChanges, usernameSeconds: number): Promise<User | { changeableAt: Date } | 'taken'>;
  /** Stores it under a new name that nobody can guess; the picture before it is gone. */
  setPicture(userId: number, webp: Uint8Array): Promise<User>;
  removePicture(userId: number): Promise<User>;
  /** The bytes of a picture by its name, a UUID. */
  picture(name: string): Promise<Uint8Array | undefined>;
}

export interface PictureEditor {
  /** A picture drawn anew as a square WebP without metadata. Throws `invalid` for what is none, `unavailable` when too many wait. */
  square(file: Uint8Array): Promise<Uint8Array>;
}

export interface EmailChange {
  userId: number;
  email: string;
  tokenDigest: string;
  lifetimeSeconds: number;
  /** To the new address, where it is free. */
  letter: LetterDraft;
  /** To the new address, where it is somebody else's. */
  notice: LetterDraft;
  /** No address gets more letters of these kinds than that, whoever asks for them. */
  atMost: { letters: number; seconds: number };
}

export interface EmailChangeStore {
  /**
   * Notes the address and posts the letter. To the caller an address that is taken looks like a free one. `same` changes nothing;
   * `too-many` neither.
   */
  ask(change: EmailChange): Promise<'asked' | 'same' | 'too-many'>;
  cancel(userId: number): Promise<void>;
  /**
   * Makes the address that the token was mailed to the account's own, verified one, once; ends every session, closes what could
   * reset the password through the old address, and posts `notice` to that.
   */
  confirm(tokenDigest: string, notice: (oldAddress: string) => LetterDraft): Promise<User | 'unknown' | 'expired' | 'taken'>;
}

export interface OwnSession {
  id: string;
  createdAt: Date;
  lastSeenAt: Date;
  userAgent: string;
  ipPrefix: string;
}

export interface AccessStore {
  passwordHash(userId: number): Promise<string>;
  /** False when the password is not the one of hash `from` any more. Ends all sessions but this one and closes open resets. */
  changePassword(change: { userId: number; sessionId: string; from: string; to: string; letter: LetterDraft }): Promise<boolean>;
  /** Those that are alive, the latest first. */
  sessions(userId: number, lives: { idleSeconds: number; absoluteSeconds: number }): Promise<OwnSession[]>;
  /** False when there is no such session of this user. */
  endSession(userId: number, sessionId: string): Promise<boolean>;
  markAuthenticated(sessionId: string): Promise<void>;
}

/** Everything that is kept about a person, and nothing about others. */
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
  /** With the answers that no address carries. */
  savedAnswers: { id: number; name: string; answers: unknown; methodVersion: number; createdAt: Date }[];
  /** Nobody is named in `to` of letters that went to the admins. */
  mails: { kind: string; to: string | null; subject: string; createdAt: Date; sentAt: Date | null }[];
}

export interface PersonalDataStore {
  /** Undefined when the session did not prove its password within the last `withinSeconds`. */
  read(userId: number, sessionId: string, withinSeconds: number): Promise<PersonalData | undefined>;
}

/** Turns a text into one that can be kept where anybody may read it. */
export type Seal = (text: string) => string;

/** Locks texts with a password, so that only who knows it can read them again. */
export interface Sealer {
  /** Slow by design, like every use of a password; sealing itself is quick. Throws `unavailable` when too many wait. */
  sealWith(password: string): Promise<Seal>;
  /** Undefined for a wrong password or a broken text. Without a text it takes as long as with one. */
  open(sealed: string | undefined, password: string): Promise<string | undefined>;
}

export interface DeletedAccountStore {
  /**
   * Erases the account and every trace of it, and keeps what `seal` makes of it under `addressDigest`. Undefined when the password is
   * not the one of `passwordHash` any more. Answers until when it can be brought back.
   */
  erase(order: {
    userId: number;
    passwordHash: string;
    addressDigest: string;
    seal: Seal;
    restorableSeconds: number;
  }): Promise<Date | undefined>;
  /** What was kept, while it can be brought back. */
  sealed(addressDigest: string): Promise<string | undefined>;
  /**
   * Brings back what was kept, once, under the type that `typeNow` gives it; `gone` when somebody was quicker, `taken` when the
   * address or the username is somebody's by now.
   */
  restore(
    kept: { addressDigest: string; sealed: string; opened: string },
    typeNow: (before: AccountType) => AccountType,
  ): Promise<User | 'gone' | 'taken'>;
}
