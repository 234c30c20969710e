import type { ListedUser } from '../../src/domain/accounts/staff/staff.ports.ts';
import type { User } from '../../src/domain/accounts/user.ts';
import { tableText } from './table.ts';

/** The users as JSON. */
export function usersJson(users: readonly ListedUser[]): string {
  return JSON.stringify(users, null, 2);
}

/** The users as text, one per line. */
export function usersText(users: readonly ListedUser[]): string {
  if (users.length === 0) return 'No users.';
  const rows = users.map((user) => [
    user.email,
    user.username,
    `${user.firstName} ${user.lastName}`,
    user.accountType,
    stateOf(user),
    since(user),
  ]);
  return tableText(['Address', 'Username', 'Name', 'Role', 'State', 'Since'], rows);
}

/** "ada (ada@example.edu), admin, verified". */
export function userText(user: User): string {
  return `${user.username} (${user.email}), ${user.accountType}, ${user.emailVerified ? 'verified' : 'not verified'}`;
}

function stateOf({ disabledAt, emailVerified }: ListedUser): string {
  if (disabledAt !== null) return 'locked';
  return emailVerified ? 'verified' : 'not verified';
}

const since = ({ createdAt }: ListedUser): string => createdAt.toISOString().slice(0, 10);
