import type { EmailKind } from '../mail/email.ts';
import type { NewPasskey } from './passkeys/passkeys.ports.ts';
import type { ProfileChanges } from './profile/profile.ports.ts';
import type { AccountType, Client, SelfChosenType, User } from './user.ts';

/** An account by its address. */
export interface Owner {
  id: number;
  /** As the owner typed it. */
  email: string;
}

export interface NewAccount {
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  accountType: SelfChosenType;
  passwordHash: string;
}

/** Accounts. */
export interface UserRows {
  /** With the token of its address. Undefined when the address or the username is taken, also by a concurrent call. */
  add(account: NewAccount, token: { digest: string; seconds: number }): Promise<User | undefined>;
  /** Returns what the account has now, locked until the end. Throws `unauthenticated` when it was deleted after the request began. */
  lock(id: number): Promise<{ email: string; passwordHash: string }>;
  /** The account with this address, unless it is disabled, locked until the end. */
  lockByAddress(email: string): Promise<Owner | undefined>;
  /** As `lock`. Undefined for a disabled account, and without one. */
  lockEnabled(id: number): Promise<{ passwordHash: string } | undefined>;
  setPassword(id: number, hash: string): Promise<void>;
}

/** What other people see of an account. */
export interface ProfileRows {
  /**
   * Locked until the end. `changeableAt`: when the username may change again; null: now. Throws `unauthenticated` as `users.lock` does.
   */
  lockUsername(userId: number, everySeconds: number): Promise<{ username: string; changeableAt: Date | null }>;
  /** Absent values stay. `isRenamed` stores the time. Undefined: the username is taken, and the transaction can only end. */
  update(userId: number, changes: ProfileChanges & { isRenamed: boolean }): Promise<User | undefined>;
}

/** The addresses of accounts, and the tokens that prove them. Stored are digests of tokens. */
export interface AddressRows {
  ownerOf(email: string): Promise<Owner | undefined>;
  /** Proves the address with its token, once. Undefined for an unknown or expired token, and for a disabled account. */
  prove(tokenDigest: string): Promise<User | undefined>;
  /** Whether the token is that of an address, perhaps an expired one. */
  isToken(tokenDigest: string): Promise<boolean>;
  /** False when the address is proven. Else it stays unproven until the end. */
  lockUnproven(userId: number): Promise<boolean>;
  /** Replaces the token of the address. */
  setToken(userId: number, token: { digest: string; seconds: number }): Promise<void>;
  /** Replaces another new address that waits for confirmation. */
  setNew(userId: number, wanted: { email: string; tokenDigest: string; seconds: number }): Promise<void>;
  /** False when no new address waits. */
  dropNew(userId: number): Promise<boolean>;
  /** The account whose new address has this token, locked until the end. `email` is the present address. */
  lockByNew(tokenDigest: string): Promise<(Owner & { isLive: boolean }) | undefined>;
  /** Makes the new address the verified one. Undefined: another account has it, and the transaction can only end. */
  takeNew(userId: number): Promise<User | undefined>;
}

/** Emails that were stored, sent or not. */
export interface OutboxRows {
  countTo(email: string, kinds: readonly EmailKind[], withinSeconds: number): Promise<number>;
  /** Whether such an email about the account was stored within these seconds. */
  hasAbout(userId: number, kind: EmailKind, withinSeconds: number): Promise<boolean>;
  /** The ages in seconds of emails of a kind that an account caused after its sign-up. The email of the sign-up is as old as the account. */
  agesAfterSignUp(userId: number, kind: EmailKind): Promise<number[]>;
}

export interface SessionRows {
  /** Returns its id. */
  add(userId: number, client: Client): Promise<string>;
  /** Ends those that were not used for longest, so that at most `most` are live with the kept one. */
  endUnused(userId: number, keptId: string, most: number): Promise<void>;
  /**
   * Gives the session, which has just confirmed the password, a new id and returns it. The session ends when it would have ended before.
   * Throws `unauthenticated` when it has ended already.
   */
  renew(id: string): Promise<string>;
}

/** Resets of forgotten passwords. Stored are digests of codes and tokens. */
export interface ResetRows {
  /** In seconds, also of closed ones. */
  ages(userId: number): Promise<number[]>;
  /** Closes the open ones. */
  close(userId: number): Promise<void>;
  add(owner: Owner, code: { digest: string; seconds: number }): Promise<void>;
  /** Uses a token up. False for a used, expired or unknown one. */
  useToken(userId: number, tokenDigest: string): Promise<boolean>;
}

/** Second steps of signing in. */
export interface SecondStepRows {
  /** A confirmed app or a passkey. */
  hasAny(userId: number): Promise<boolean>;
  /** Whether this is the secret of the app, and no code has confirmed it. */
  isBegun(userId: number, sealed: string): Promise<boolean>;
  /** `resealed` replaces `sealed`. */
  confirmApp(userId: number, secret: { sealed: string; resealed: string; step: number }): Promise<void>;
  /** False when there is none. */
  removeApp(userId: number): Promise<boolean>;
}

export interface PasskeyRows {
  countOf(userId: number): Promise<number>;
  /** Whether the credential is registered, for any account. */
  isKnown(credentialId: string): Promise<boolean>;
  /** Returns its id. */
  add(userId: number, passkey: NewPasskey & { name: string }): Promise<number>;
  /** False when this person has no such passkey. */
  remove(userId: number, id: number): Promise<boolean>;
}

/** Stored are digests. */
export interface RecoveryCodeRows {
  /** False when none of the digests is an unused code. */
  use(userId: number, digests: readonly string[]): Promise<boolean>;
  replace(userId: number, digests: readonly string[]): Promise<void>;
}

/** Until when accounts may work without the second step that their role needs. */
export interface GraceRows {
  /** False when the time has begun already. */
  start(userId: number, dueAt: Date): Promise<boolean>;
  dueAt(userId: number): Promise<Date | undefined>;
  /** Stores that the time was over at a call. False after the first time. */
  notice(userId: number): Promise<boolean>;
}

/** Accounts with all that belongs to them, and their encrypted copies. */
export interface DeletionRows {
  /** Locks all admins whose accounts are not disabled, then the account, so that nothing new can refer to it. Throws `unauthenticated` as `users.lock` does. */
  lock(userId: number): Promise<{ email: string; passwordHash: string; adminIds: number[] }>;
  /** A text that `restore` takes. Locks all rows in it. */
  snapshot(userId: number): Promise<string>;
  /** Returns until when the account can be restored. */
  keep(copy: { addressDigest: string; keyDigest: string; encrypted: string; seconds: number }): Promise<Date>;
  /** Deletes a locked account, what others have stored about its address, and what they wrote about the person. */
  erase(owner: Owner): Promise<void>;
  /** False when the copy was restored, or is too old. Else no other call can restore it until the end. */
  lockCopy(id: number): Promise<boolean>;
  typeIn(snapshot: string): AccountType;
  /**
   * Without a pending change of address, and with a similar username when its own is taken. Undefined: another account has the address
   * now.
   */
  restore(snapshot: string, accountType: AccountType): Promise<User | undefined>;
  dropCopy(id: number): Promise<void>;
}

/** The stores of one change of an account. */
export interface AccountStores {
  users: UserRows;
  profiles: ProfileRows;
  addresses: AddressRows;
  outbox: OutboxRows;
  sessions: SessionRows;
  resets: ResetRows;
  secondSteps: SecondStepRows;
  passkeys: PasskeyRows;
  recoveryCodes: RecoveryCodeRows;
  graces: GraceRows;
  deletions: DeletionRows;
  access: {
    /**
     * Ends every way into an account that was opened before: sessions, except one, password resets, and a new address that waits. What
     * proves who owns the account, or closes it, calls this. Otherwise someone who knew the password for a moment could come back.
     */
    end(userId: number, exceptSessionId?: string): Promise<void>;
  };
}
