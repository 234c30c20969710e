import type { PasswordHasher, PasswordPolicy } from '../accounts.ports.ts';
import type { LetterDraft } from '../letters/letters.ts';
import type { RoleChange } from '../letters/staff-letters.ts';
import type { AccountType, User } from '../user.ts';

export interface StaffAccount {
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  accountType: AccountType;
  passwordHash: string;
  emailVerified: boolean;
}

/** A user in a list for those who run the site. */
export interface ListedUser extends User {
  disabledAt: Date | null;
}

/** `unknown`: nobody has the address. `last-admin`: without this one there would be none. Then nothing has changed. */
export type Refusal = 'unknown' | 'last-admin';

type RoleLetter = (to: string, change: RoleChange) => LetterDraft;

/** What those who run the site do to accounts. Addresses are compared without regard to case. */
export interface StaffStore {
  hasAdmin(): Promise<boolean>;
  /** Names what is somebody's already. */
  create(account: StaffAccount): Promise<User | 'email' | 'username'>;
  /** The newest first. */
  list(filter: { accountType?: AccountType | undefined; most: number }): Promise<ListedUser[]>;
  find(email: string): Promise<User | undefined>;
  /**
   * Gives a role, ends the sessions, so that it counts at once, and writes to the admins there are then. A role that is there already
   * changes nothing.
   */
  setRole(order: { email: string; accountType: AccountType; letter: RoleLetter; mostLetters: number }): Promise<RoleChange | Refusal>;
  /** Locks an account and ends its sessions and resets, or opens it again. */
  setDisabled(email: string, isDisabled: boolean): Promise<User | Refusal>;
  /** Sets the password, ends every session and open reset, and mails the letter. False when the account has gone. */
  setPassword(order: { userId: number; passwordHash: string; letter: LetterDraft }): Promise<boolean>;
  /** Writes to the admins on behalf of a user, unless that has happened in the last so many seconds. */
  askAdmins(order: { userId: number; letter: (to: string) => LetterDraft; mostLetters: number; everySeconds: number }): Promise<void>;
}

export interface StaffPorts {
  staff: StaffStore;
  hasher: PasswordHasher;
  passwords: PasswordPolicy;
  publicUrl: string;
}
