import type { StudentFacts } from '../../student-facts/student-facts.ts';
import type { User } from '../user.ts';

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
  /** Live sessions, the last used first. */
  sessions(userId: number): Promise<OwnSession[]>;
  /** False when this user has no such live session. */
  endSession(userId: number, sessionId: string): Promise<boolean>;
}

/** All data about a person, and none about other people. */
export interface PersonalData {
  user: User;
  /** As a data URL. */
  picture: string | null;
  /** `birthDate`: from the age that the person stated for a roommate profile, or that staff confirmed. */
  account: { agreedAt: Date | null; usernameChangedAt: Date | null; pendingEmail: string | null; birthDate: string | null };
  sessions: (Omit<OwnSession, 'id'> & { endedAt: Date | null })[];
  passkeys: { name: string; transports: string[]; createdAt: Date; lastUsedAt: Date | null }[];
  favoriteLists: { id: number; name: string; isShared: boolean; createdAt: Date }[];
  favorites: {
    collegeId: number;
    college: string;
    note: string;
    status: string;
    /** A CIP code; null: none chosen. */
    major: string | null;
    listIds: number[];
    position: number;
    createdAt: Date;
  }[];
  savedRankings: { id: number; name: string; query: string; isShared: boolean; createdAt: Date; updatedAt: Date }[];
  savedSearches: { id: number; name: string; query: string; createdAt: Date; updatedAt: Date }[];
  /** Null if the account keeps none. */
  studentFacts: (StudentFacts & { updatedAt: Date }) | null;
  /** Including the private answers, which no address contains. */
  savedAnswers: { id: number; name: string; answers: unknown; methodVersion: number; createdAt: Date }[];
  /** Reports of problems, sent while signed in. */
  dataIssues: {
    id: number;
    collegeId: number;
    college: string;
    field: string | null;
    message: string;
    status: string;
    answer: string | null;
    createdAt: Date;
    updatedAt: Date;
  }[];
  savedServices: { serviceId: number; service: string; createdAt: Date }[];
  /** Own reviews of services, in every status. */
  serviceReviews: { serviceId: number; service: string; stars: number; text: string; status: string; createdAt: Date }[];
  /** Services that this provider listed. */
  serviceListings: { id: number; name: string; website: string; status: string; createdAt: Date }[];
  /** Reports of faults of services, sent while signed in. */
  serviceFaults: { serviceId: number; service: string; kind: string; message: string; status: string; createdAt: Date }[];
  /** Sent and received. `content` is null after a deletion. */
  messages: { conversationId: number; isOwn: boolean; content: string | null; sentAt: Date; read: boolean }[];
  blockedPeople: { userId: number; createdAt: Date }[];
  /** Null if the person changed none. */
  messageSettings: { hasEmails: boolean; showsTyping: boolean } | null;
  /** Every value of each roommate profile, with the quiz, also of deleted ones that are still stored. */
  roommateProfiles: Record<string, unknown>[];
  roommateRequests: { college: string; isOwn: boolean; state: string; createdAt: Date; changedAt: Date }[];
  /** Profiles that the person left out of the lists. */
  hiddenRoommates: { id: string; createdAt: Date }[];
  /** Colleges that the person proved with an address, which is not stored. */
  collegeProofs: { college: string; domain: string; provedAt: Date }[];
  /** Codes of the last day, for the limit. */
  collegeCodes: { college: string; createdAt: Date; tries: number }[];
  /** Reports about other people and their texts. `message` is empty some time after the decision. */
  sentReports: { kind: string; reason: string; message: string; outcome: string | null; createdAt: Date }[];
  /** What staff decided about the person. */
  notices: { text: string; createdAt: Date; readAt: Date | null; appealText: string | null; appealOutcome: string | null }[];
  /** `to` is null for emails that went to admins. */
  mails: { kind: string; to: string | null; createdAt: Date; sentAt: Date | null }[];
  /** `by` is the kind of caller. */
  auditEvents: { event: string; at: Date; by: string; network: string; details: object }[];
}

export interface PersonalDataStore {
  /** Throws `unauthenticated` when the account was deleted in the meantime. */
  read(userId: number): Promise<PersonalData>;
}

export interface PasswordKey {
  /** Identifies the key, and is no easier to guess than the password is from an encrypted text. */
  digest: string;
  encrypt: (text: string) => string;
}

/** Encrypts texts with a password. */
export interface Encryption {
  /**
   * The same key whenever the password and the account are the same. Deriving it is slow by design; `encrypt` is quick. Throws
   * `unavailable` when too many wait.
   */
  keyFor(password: string, account: string): Promise<PasswordKey>;
  /** Undefined for a wrong password or a damaged text. Takes the same time without a text. */
  decrypt(encrypted: string | undefined, password: string): Promise<string | undefined>;
}

/** The encrypted copy of a deleted account. */
export interface DeletedCopy {
  id: number;
  encrypted: string;
}

export interface DeletedAccountStore {
  /**
   * The newest copy that this key opens, while it can be restored. An address can have several: others can sign up with it after a
   * deletion, and delete their accounts too.
   */
  find(addressDigest: string, keyDigest: string): Promise<DeletedCopy | undefined>;
}
