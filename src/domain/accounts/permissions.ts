import { DomainError } from '../shared/domain-error.ts';
import type { AccountType } from './user.ts';

/** What the admin pages are made of, by what one may do there. */
export const PERMISSIONS = ['catalog', 'moderation', 'runs.read', 'runs.apply', 'users', 'bigquery', 'audit'] as const;
export type Permission = (typeof PERMISSIONS)[number];

const STAFF: readonly Permission[] = ['catalog', 'moderation', 'runs.read'];

/** What an account may do in the admin pages; nothing for all but staff and admins. */
export function permissionsOf(type: AccountType): readonly Permission[] {
  if (type === 'admin') return PERMISSIONS;
  return type === 'staff' ? STAFF : [];
}

/** Staff and admins. */
export const isStaff = (type: AccountType): boolean => permissionsOf(type).length > 0;

/** Somebody has to be able to make admins. */
export const lastAdminStays = () =>
  new DomainError('refused', 'user.last-admin', 'This is the last admin. Make somebody else an admin first.');
