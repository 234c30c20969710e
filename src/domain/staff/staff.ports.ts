import type { EmailKind } from '../mail/email.ts';
import type { CaseStatus } from '../moderation/case.ts';
import type { ReportOutcome } from '../moderation/notice-texts.ts';
import type { Transact } from '../transactions/transact.ts';
import type { PasswordRules } from '../accounts/passwords.ts';
import type { AccountType, User } from '../accounts/user.ts';

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

/** Reads for the operator. Addresses are compared ignoring case. */
export interface StaffStore {
  hasAdmin(): Promise<boolean>;
  /** The newest first. */
  list(filter: { accountType?: AccountType | undefined; most: number }): Promise<ListedUser[]>;
  /** Accounts that are not of staff, with a larger id, in the order of their ids. */
  membersAfter(id: number, most: number): Promise<User[]>;
  find(email: string): Promise<User | undefined>;
}

/** An operator names an account by its address, the panel by its id. */
export type AccountKey = { email: string } | { id: number };

/** As it was when it was locked. */
export interface LockedAccount {
  user: User;
  isDisabled: boolean;
  version: number;
}

/** Without ids, the accounts of the filter of the panel. */
export interface AccountSelection {
  ids?: readonly number[];
  filter: Readonly<Record<string, unknown>>;
}

/** Accounts that are not disabled count as admins. */
export interface AccountRows {
  /** Undefined: the address or the username is taken. */
  add(account: StaffAccount): Promise<User | undefined>;
  isTaken(email: string): Promise<boolean>;
  /** Their ids. They stay the only admins until the end. Call it before you lock another account. */
  lockAdmins(): Promise<number[]>;
  /** Until the end. */
  lock(key: AccountKey): Promise<LockedAccount | undefined>;
  /** In the order of their ids. */
  lockAll(selection: AccountSelection): Promise<LockedAccount[]>;
  setRole(id: number, accountType: AccountType): Promise<void>;
  /** Disables or enables an account, and ends all access. */
  setLock(id: number, isDisabled: boolean): Promise<void>;
  /** False when the account was deleted. */
  setPassword(id: number, passwordHash: string): Promise<boolean>;
  countSessions(id: number): Promise<number>;
  /** Sessions, password resets, and a change of the address. */
  endAccess(id: number): Promise<void>;
  /** The next call of the account starts a new time without a second step, if its role needs one then. */
  forgetGrace(id: number): Promise<void>;
  /** App, passkeys and recovery codes. False when there was no second step. */
  removeSecondStep(id: number): Promise<boolean>;
  /** The oldest accounts first. */
  adminAddresses(most: number): Promise<string[]>;
  /** Such an email about the account was stored within these seconds. */
  wasEmailSent(id: number, kind: EmailKind, seconds: number): Promise<boolean>;
}

/** Requests for access to the admin pages, which are cases of moderation. */
export interface AccessRequestRows {
  /** The undecided request of a person. All transactions lock people before cases. */
  lock(userId: number): Promise<{ id: number; status: CaseStatus } | undefined>;
  /** Decides it without a step against a person. @param decision - `note` is for staff; `byId` is null for an operator */
  close(id: number, decision: { note: string; byId: number | null; outcome: ReportOutcome }): Promise<void>;
  moderatorIds(): Promise<number[]>;
}

/** The stores of one change. */
export interface StaffStores {
  accounts: AccountRows;
  requests: AccessRequestRows;
  /** Who makes the change. Undefined for an operator. */
  caller: { id: number | undefined; username(): Promise<string | undefined> };
}

/** Supplied by adapters. */
export interface StaffAdapters {
  staff: StaffStore;
  transact: Transact<StaffStores>;
  /** How an admin gives access to the admin pages: the end of a sentence that starts with "To give access,". */
  howToPromote: string;
}

export interface StaffPorts extends StaffAdapters {
  hasher: { hash(password: string): Promise<string> };
  passwords: PasswordRules;
  publicUrl: string;
}
