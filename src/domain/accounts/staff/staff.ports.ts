import type { EmailDraft } from '../../mail/email.ts';
import type { PasswordHasher } from '../accounts.ports.ts';
import type { PasswordRules } from '../passwords.ts';
import type { RoleChange } from '../emails/staff-emails.ts';
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

/** A user as the operator's list shows them. */
export interface ListedUser extends User {
  disabledAt: Date | null;
}

/** `unknown`: no account has the address. `last-admin`: the change would leave no admin. Nothing has changed then. */
export type Refusal = 'unknown' | 'last-admin';

/** The operator's changes of accounts. Addresses are compared ignoring case. */
export interface StaffStore {
  hasAdmin(): Promise<boolean>;
  /** Returns the field whose value is taken. */
  create(account: StaffAccount): Promise<User | 'email' | 'username'>;
  /** The newest first. */
  list(filter: { accountType?: AccountType | undefined; most: number }): Promise<ListedUser[]>;
  /** Accounts that are not of staff, with a larger id, in the order of their ids. */
  membersAfter(id: number, most: number): Promise<User[]>;
  find(email: string): Promise<User | undefined>;
  /**
   * Sets a role and ends the sessions, so that it takes effect at once. Sends an email to the admins that exist afterwards. Setting the
   * current role is a no-op.
   */
  setRole(order: {
    email: string;
    accountType: AccountType;
    message: (to: string, change: RoleChange) => EmailDraft;
    maxEmails: number;
  }): Promise<RoleChange | Refusal>;
  /** Disables an account and ends its sessions and password resets, or enables it. */
  setDisabled(email: string, isDisabled: boolean): Promise<User | Refusal>;
  /** Sets the password, ends every session and open reset, and sends the email. False when the account was deleted. */
  setPassword(order: { userId: number; passwordHash: string; message: EmailDraft }): Promise<boolean>;
  /** Removes the second step and ends all access. `none`: there was no second step, and nothing has changed. */
  resetSecondStep(email: string, message: (to: string) => EmailDraft): Promise<User | 'unknown' | 'none'>;
  /** Sends an email to the admins for a user, at most once in `everySeconds`. */
  askAdmins(order: { userId: number; message: (to: string) => EmailDraft; maxEmails: number; everySeconds: number }): Promise<void>;
}

/** Supplied by adapters. */
export interface StaffAdapters {
  staff: StaffStore;
  /** How an admin gives access to the admin pages: the end of a sentence that starts with "To give access,". */
  howToPromote: string;
}

export interface StaffPorts extends StaffAdapters {
  hasher: PasswordHasher;
  passwords: PasswordRules;
  publicUrl: string;
}
