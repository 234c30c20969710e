import { DomainError } from '../../shared/domain-error.ts';
import { passwordChangedLetter } from '../letters/letters.ts';
import { refusePassword, type PasswordContext } from '../passwords.ts';
import { accessRequestLetter, roleChangedLetter, type RoleChange } from '../letters/staff-letters.ts';
import type { ListedUser, Refusal, StaffPorts } from './staff.ports.ts';
import { lastAdminStays } from '../permissions.ts';
import type { AccountType, Caller, User } from '../user.ts';

const MOST_LETTERS = 20;
const ASK_EVERY_SECONDS = 86_400;

export interface NewUser extends PasswordContext {
  password: string;
  accountType: AccountType;
  /** The address needs no mail to prove it: whoever creates the account knows whose it is. */
  emailVerified: boolean;
}

/** Accounts from the side of those who run the site, and the way to become one of them. */
export function createStaff({ staff, hasher, passwords, publicUrl }: StaffPorts) {
  return {
    hasAdmin: (): Promise<boolean> => staff.hasAdmin(),

    /** Throws `invalid` for a password that will not do, `conflict` naming what is taken. */
    async create({ password, ...person }: NewUser): Promise<User> {
      refusePassword('password', password, person, passwords);
      const outcome = await staff.create({ ...person, passwordHash: await hasher.hash(password) });
      if (outcome === 'email') throw taken('email', `There is an account with the address ${person.email} already.`);
      if (outcome === 'username') throw taken('username', `The username ${person.username} is taken.`);
      return outcome;
    },

    list: (filter: { accountType?: AccountType | undefined; most: number }): Promise<ListedUser[]> => staff.list(filter),

    /** Also takes a role away. Throws `not-found`, and `refused` for the last admin. */
    async setRole(email: string, accountType: AccountType): Promise<RoleChange> {
      const outcome = await staff.setRole({ email, accountType, letter: roleChangedLetter, mostLetters: MOST_LETTERS });
      return unlessRefused(outcome, email);
    },

    /** Throws `not-found`, and `refused` for the last admin. */
    disable: async (email: string): Promise<User> => unlessRefused(await staff.setDisabled(email, true), email),

    /** Throws `not-found`. */
    enable: async (email: string): Promise<User> => unlessRefused(await staff.setDisabled(email, false), email),

    /** Signs the user out everywhere and mails them that it happened. Throws `not-found`, and `invalid` for a password that will not do. */
    async resetPassword(email: string, password: string): Promise<User> {
      const user = await staff.find(email);
      if (!user) throw unknown(email);
      refusePassword('password', password, user, passwords);
      const letter = passwordChangedLetter(user.email, publicUrl);
      const isSet = await staff.setPassword({ userId: user.id, passwordHash: await hasher.hash(password), letter });
      if (!isSet) throw unknown(email);
      return user;
    },

    /** Mails the admins, once a day for each user; who asks again learns nothing of it. */
    requestAccess({ user }: Caller, message = ''): Promise<void> {
      const letter = (to: string) => accessRequestLetter(to, user, message);
      return staff.askAdmins({ userId: user.id, letter, mostLetters: MOST_LETTERS, everySeconds: ASK_EVERY_SECONDS });
    },
  };
}

function unlessRefused<T extends object>(outcome: T | Refusal, email: string): T {
  if (outcome === 'unknown') throw unknown(email);
  if (outcome === 'last-admin') throw lastAdminStays();
  return outcome;
}

const unknown = (email: string) => new DomainError('not-found', 'user.unknown', `There is no account with the address ${email}.`);

const taken = (path: string, message: string) => new DomainError('conflict', 'user.taken', message, [{ path, message }]);
