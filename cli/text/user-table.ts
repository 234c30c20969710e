import type { NameFault } from '../../src/domain/accounts/sign-in/person-names.ts';
import type { FalseNames } from '../../src/domain/staff/false-names.use-case.ts';
import type { ListedUser } from '../../src/domain/staff/staff.ports.ts';
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

const FAULTS: Record<NameFault, string> = { reserved: 'reserved', contact: 'contact data' };

/** One account per line, with the names that are refused today. */
export function falseNamesText({ accounts, next }: FalseNames): string {
  if (accounts.length === 0) return 'No such names.';
  const rows = accounts.map(({ id, address, faults, accountType, createdAt, record }) => [
    String(id),
    address,
    faults.map(({ field, value, fault }) => `${field} "${value}" (${FAULTS[fault]})`).join(', '),
    accountType,
    since({ createdAt }),
    record,
  ]);
  const table = tableText(['Id', 'Address', 'Refused today', 'Role', 'Since', 'Record'], rows);
  return next === null ? table : `${table}\n\nThe list goes on with --after ${next}.`;
}

/** "ada (ada@example.edu), admin, verified". */
export function userText(user: User): string {
  return `${user.username} (${user.email}), ${user.accountType}, ${user.emailVerified ? 'verified' : 'not verified'}`;
}

function stateOf({ disabledAt, emailVerified }: ListedUser): string {
  if (disabledAt !== null) return 'locked';
  return emailVerified ? 'verified' : 'not verified';
}

const since = ({ createdAt }: Pick<User, 'createdAt'>): string => createdAt.toISOString().slice(0, 10);
