import { DomainError } from '../../shared/domain-error.ts';
import { DAY } from '../../shared/time.ts';
import { passwordChangedEmail } from '../emails/account-emails.ts';
import { secondStepEmail } from '../emails/second-step-emails.ts';
import { accessRequestEmail, MAX_STAFF_EMAILS, roleChangedEmail, type RoleChange } from '../emails/staff-emails.ts';
import { refusePassword, type PasswordContext } from '../passwords.ts';
import { findFalseNames, type FalseNames } from './false-names.use-case.ts';
import type { ListedUser, Refusal, StaffPorts } from './staff.ports.ts';
import { lastAdminRefusal } from '../permissions.ts';
import type { AccountType, Caller, User } from '../user.ts';

const ASK_EVERY_SECONDS = DAY;

export interface NewUser extends PasswordContext {
  password: string;
  accountType: AccountType;
  /** True when the operator knows that the address belongs to the person. */
  emailVerified: boolean;
}

/** Accounts as the operator manages them, and requests for access to the admin pages. */
export function createStaff({ staff, hasher, passwords, publicUrl, howToPromote }: StaffPorts) {
  return {
    hasAdmin: (): Promise<boolean> => staff.hasAdmin(),

    /** Throws `invalid` for a weak password, `conflict` with the field that is taken. */
    async create({ password, ...person }: NewUser): Promise<User> {
      refusePassword('password', password, person, passwords);
      const outcome = await staff.create({ ...person, passwordHash: await hasher.hash(password) });
      if (outcome === 'email') throw taken('email', `There is already an account with the address ${person.email}.`);
      if (outcome === 'username') throw taken('username', `The username ${person.username} is taken.`);
      return outcome;
    },

    list: (filter: { accountType?: AccountType | undefined; most: number }): Promise<ListedUser[]> => staff.list(filter),

    falseNames: (slice: { after: number; most: number }): Promise<FalseNames> => findFalseNames({ staff, publicUrl }, slice),

    /** Gives a role or removes it. Throws `not-found`, and `refused` for the last admin. */
    async setRole(email: string, accountType: AccountType): Promise<RoleChange> {
      const outcome = await staff.setRole({ email, accountType, message: roleChangedEmail, maxEmails: MAX_STAFF_EMAILS });
      return unlessRefused(outcome, email);
    },

    /** Throws `not-found`, and `refused` for the last admin. */
    disable: async (email: string): Promise<User> => unlessRefused(await staff.setDisabled(email, true), email),

    /** Throws `not-found`. */
    enable: async (email: string): Promise<User> => unlessRefused(await staff.setDisabled(email, false), email),

    /** Signs the user out everywhere and sends them an email. Throws `not-found`, and `invalid` for a weak password. */
    async resetPassword(email: string, password: string): Promise<User> {
      const user = await staff.find(email);
      if (!user) throw unknown(email);
      refusePassword('password', password, user, passwords);
      const message = passwordChangedEmail(user.email, publicUrl);
      const isSet = await staff.setPassword({ userId: user.id, passwordHash: await hasher.hash(password), message });
      if (!isSet) throw unknown(email);
      return user;
    },

    /** For someone who has lost the app and the recovery codes. Signs them out everywhere and sends them an email. Throws `not-found`. */
    async resetSecondStep(email: string): Promise<User> {
      const outcome = await staff.resetSecondStep(email, (to) => secondStepEmail(to, 'reset', publicUrl));
      if (outcome === 'unknown') throw unknown(email);
      if (outcome === 'none') throw new DomainError('not-found', 'second-step.none', `The account ${email} has no second step.`);
      return outcome;
    },
    /** Emails the admins, at most once a day for each user. A repeated request gets the same answer. */
    requestAccess({ user }: Caller, note = ''): Promise<void> {
      const message = (to: string) => accessRequestEmail(to, { user, note, howToPromote });
      return staff.askAdmins({ userId: user.id, message, maxEmails: MAX_STAFF_EMAILS, everySeconds: ASK_EVERY_SECONDS });
    },
  };
}

function unlessRefused<T extends object>(outcome: T | Refusal, email: string): T {
  if (outcome === 'unknown') throw unknown(email);
  if (outcome === 'last-admin') throw lastAdminRefusal();
  return outcome;
}

const unknown = (email: string) => new DomainError('not-found', 'user.unknown', `There is no account with the address ${email}.`);

const taken = (path: string, message: string) => new DomainError('conflict', 'user.taken', message, [{ path, message }]);
