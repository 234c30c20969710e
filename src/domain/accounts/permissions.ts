import { DomainError } from '../shared/domain-error.ts';
import type { AccountType } from './user.ts';

/** Permissions of the admin pages. */
export const PERMISSIONS = ['catalog', 'moderation', 'runs.read', 'runs.apply', 'users', 'bigquery', 'audit'] as const;
export type Permission = (typeof PERMISSIONS)[number];

const STAFF: readonly Permission[] = ['catalog', 'moderation', 'runs.read'];

/** Empty for everyone except staff and admins. */
export function permissionsOf(type: AccountType): readonly Permission[] {
  if (type === 'admin') return PERMISSIONS;
  return type === 'staff' ? STAFF : [];
}

/** Staff and admins. */
export const isStaff = (type: AccountType): boolean => permissionsOf(type).length > 0;

/** A restored account loses its staff role: admins could not take the role away while the account was deleted. */
export const typeAfterRestoring = (before: AccountType): AccountType => (isStaff(before) ? 'student' : before);

/** Without an admin, no account could become one. */
export const lastAdminRefusal = () =>
  new DomainError('refused', 'user.last-admin', 'This is the last admin. Make another account an admin first.');
