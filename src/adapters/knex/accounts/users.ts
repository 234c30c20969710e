import type { Knex } from 'knex';
import type { AccountType, User } from '../../../domain/accounts/user.ts';
import { DomainError } from '../../../domain/shared/domain-error.ts';

/** A row of `users`, without its secrets. */
export interface UserRow {
  id: number;
  username: string;
  email: string;
  first_name: string;
  last_name: string;
  account_type: AccountType;
  profile_picture: string | null;
  bio: string | null;
  email_verified: boolean;
  created_at: Date;
}

/** The columns of a `User`. Only a password check selects the password. */
export const USER_COLUMNS = [
  'id',
  'username',
  'email',
  'first_name',
  'last_name',
  'account_type',
  'profile_picture',
  'bio',
  'email_verified',
  'created_at',
].map((column) => `users.${column}`);

export const toUser = (row: UserRow): User => ({
  id: row.id,
  username: row.username,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  accountType: row.account_type,
  profilePicture: row.profile_picture,
  bio: row.bio,
  emailVerified: row.email_verified,
  createdAt: row.created_at,
});

interface NewUser {
  username: string;
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  accountType: AccountType;
}

/** Undefined when the address or the username is taken, also by a concurrent insert. */
export async function insertUser(db: Knex, user: NewUser, others: Record<string, unknown>): Promise<UserRow | undefined> {
  const [row] = await db('users')
    .insert({
      username: user.username,
      email: user.email,
      password: user.passwordHash,
      first_name: user.firstName,
      last_name: user.lastName,
      account_type: user.accountType,
      ...others,
    })
    .onConflict()
    .ignore()
    .returning<UserRow[]>(USER_COLUMNS);
  return row;
}

export const usersByAddress = (db: Knex, email: string) => db('users').whereRaw('lower(email) = lower(?)', [email]);

/**
 * Lets one transaction at a time count and add rows of this user, so that limits hold without a deadlock.
 * Throws `unauthenticated` when the account was deleted after the request began.
 */
export async function lockUser(trx: Knex.Transaction, userId: number): Promise<void> {
  const user: unknown = await trx('users').where({ id: userId }).forNoKeyUpdate().first('id');
  if (user === undefined) throw signedOut();
}

/** The account was deleted, or the session ended, while a request of its owner was running. */
export const signedOut = () => new DomainError('unauthenticated', 'session.required', 'Sign in to do this.');

/** Admins whose accounts are not disabled. */
export const admins = (db: Knex) => db('users').where({ account_type: 'admin' }).whereNull('disabled_at').orderBy('id');

export const adminAddresses = (db: Knex, most: number): Promise<string[]> => admins(db).limit(most).pluck<string[]>('email');

/**
 * Locks all admins until the end of the transaction, always in the same order, so that concurrent changes cannot remove the last two.
 * Call it before you lock any other row of `users`. Returns their ids.
 */
export const lockAdmins = (trx: Knex.Transaction): Promise<number[]> => admins(trx).forNoKeyUpdate().pluck<number[]>('id');
