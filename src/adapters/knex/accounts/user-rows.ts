import type { AccountType, User } from '../../../domain/accounts/user.ts';

/** A row of `users`, without what must never leave it. */
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

/** What to select for a `User`; the password is read only where one is checked. */
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
