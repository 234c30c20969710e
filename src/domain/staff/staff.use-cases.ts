import { DomainError } from '../shared/domain-error.ts';
import { DAY } from '../shared/time.ts';
import { passwordChangedEmail } from '../accounts/emails/account-emails.ts';
import { secondStepEmail } from '../accounts/emails/second-step-emails.ts';
import { accessRequestEmail, MAX_STAFF_EMAILS, type RoleChange } from '../accounts/emails/staff-emails.ts';
import { noRecord } from '../admin/record-errors.ts';
import { refusePassword, type PasswordContext } from '../accounts/passwords.ts';
import type { AccountType, Caller, User } from '../accounts/user.ts';
import {
  changeAccount,
  lockAccounts,
  lockForChange,
  setLock,
  setRole,
  type AccountChanges,
  type AccountEdit,
} from './change-account.use-case.ts';
import { findFalseNames, type FalseNames } from './false-names.use-case.ts';
import type { AccountSelection, ListedUser, StaffPorts } from './staff.ports.ts';

const ASK_EVERY_SECONDS = DAY;

export interface NewUser extends PasswordContext {
  password: string;
  accountType: AccountType;
  /** True when the operator knows that the address belongs to the person. */
  emailVerified: boolean;
}

/** Accounts as the operator and admins manage them, and requests for access to the admin pages. */
export function createStaff({ staff, transact, hasher, passwords, publicUrl, howToPromote }: StaffPorts) {
  const setDisabled = (address: string, isDisabled: boolean): Promise<User> =>
    transact(async (stores) => {
      const account = await lockForChange(stores, { email: address }, { isDisabled });
      if (!account) throw unknown(address);
      await setLock(stores, account, isDisabled);
      return account.user;
    });

  return {
    hasAdmin: (): Promise<boolean> => staff.hasAdmin(),

    /** Throws `invalid` for a weak password, `conflict` with the field that is taken. */
    async create({ password, ...person }: NewUser): Promise<User> {
      refusePassword('password', password, person, passwords);
      const passwordHash = await hasher.hash(password);
      return transact(async ({ accounts, record }) => {
        const user = await accounts.add({ ...person, passwordHash });
        if (!user) throw (await accounts.isTaken(person.email)) ? addressTaken(person) : usernameTaken(person);
        record({ event: 'account-created', userId: user.id, details: { role: user.accountType } });
        return user;
      });
    },

    list: (filter: { accountType?: AccountType | undefined; most: number }): Promise<ListedUser[]> => staff.list(filter),

    falseNames: (slice: { after: number; most: number }): Promise<FalseNames> => findFalseNames({ staff, publicUrl }, slice),

    /** Gives a role or removes it. Throws `not-found`, and `refused` for the last admin. */
    async setRole(address: string, accountType: AccountType): Promise<RoleChange> {
      const change = await transact((stores) => setRole(stores, address, accountType, publicUrl));
      if (!change) throw unknown(address);
      return change;
    },

    /** Throws `not-found`, and `refused` for the last admin. */
    disable: (address: string): Promise<User> => setDisabled(address, true),

    /** Throws `not-found`. */
    enable: (address: string): Promise<User> => setDisabled(address, false),

    /**
     * A role, a lock or both, in the panel. Throws `not-found`, `conflict` for another version, and `refused` for the last admin and for the
     * caller's own account.
     */
    change: (edit: AccountEdit, changes: AccountChanges): Promise<void> =>
      transact((stores) => changeAccount(stores, edit, changes, publicUrl)),

    /** Several accounts together, in the panel: all or none. Throws like `change`, and `conflict` for another number of accounts. */
    lockAll: (selection: AccountSelection, lock: { isDisabled: boolean; reason: string | null }, expected: number): Promise<number> =>
      transact((stores) => lockAccounts(stores, selection, lock, expected)),

    /** In the panel: signs a user out everywhere. Returns the number of sessions. Throws `not-found`. */
    endSessions: (id: number, reason: string): Promise<number> =>
      transact(async ({ accounts, record }) => {
        if (!(await accounts.lock({ id }))) throw noRecord(id);
        const count = await accounts.countSessions(id);
        await accounts.endAccess(id);
        record({ event: 'signed-out-everywhere', resource: 'users', id, reason });
        return count;
      }),

    /** Signs the user out everywhere and sends them an email. Throws `not-found`, and `invalid` for a weak password. */
    async resetPassword(address: string, password: string): Promise<User> {
      const user = await staff.find(address);
      if (!user) throw unknown(address);
      refusePassword('password', password, user, passwords);
      const passwordHash = await hasher.hash(password);
      await transact(async ({ accounts, email, record }) => {
        if (!(await accounts.setPassword(user.id, passwordHash))) throw unknown(address);
        await accounts.endAccess(user.id);
        email({ ...passwordChangedEmail(user.email, publicUrl), userId: user.id });
        record({ event: 'password-changed', userId: user.id });
      });
      return user;
    },

    /** For someone who has lost the app and the recovery codes. Signs them out everywhere and sends them an email. Throws `not-found`. */
    resetSecondStep: (address: string): Promise<User> =>
      transact(async (stores) => {
        const { accounts, email, record } = stores;
        const account = await lockForChange(stores, { email: address }, {});
        if (!account) throw unknown(address);
        const { user } = account;
        if (!(await accounts.removeSecondStep(user.id))) throw noSecondStep(address);
        await accounts.forgetGrace(user.id);
        await accounts.endAccess(user.id);
        email({ ...secondStepEmail(user.email, 'reset', publicUrl), userId: user.id });
        record({ event: 'second-step-reset', userId: user.id });
        return user;
      }),

    /** Emails the admins, at most once a day for each user. A repeated request gets the same answer. */
    requestAccess: ({ user }: Caller, note = ''): Promise<void> =>
      transact(async ({ accounts, email }) => {
        // Concurrent requests of one user wait here, so that only one sends emails.
        if (!(await accounts.lock({ id: user.id }))) return;
        if (await accounts.wasEmailSent(user.id, 'access-request', ASK_EVERY_SECONDS)) return;
        for (const to of await accounts.adminAddresses(MAX_STAFF_EMAILS)) {
          email({ ...accessRequestEmail(to, { user, note, howToPromote }), userId: user.id });
        }
      }),
  };
}

const unknown = (address: string) => new DomainError('not-found', 'user.unknown', `There is no account with the address ${address}.`);
const noSecondStep = (address: string) => new DomainError('not-found', 'second-step.none', `The account ${address} has no second step.`);
const addressTaken = ({ email }: NewPerson) => taken('email', `There is already an account with the address ${email}.`);
const usernameTaken = ({ username }: NewPerson) => taken('username', `The username ${username} is taken.`);
const taken = (path: string, message: string) => new DomainError('conflict', 'user.taken', message, [{ path, message }]);

type NewPerson = Pick<NewUser, 'email' | 'username'>;
