import { DomainError } from '../shared/domain-error.ts';
import type { AccountType, Caller } from './user.ts';

/** Permissions of the admin pages. `read` shows every record; the others allow changes of a kind. */
export const PERMISSIONS = [
  'read',
  'catalog',
  'services',
  'moderation',
  'appeals',
  'runs.read',
  'runs.apply',
  'users',
  'bigquery',
  'audit',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** They show records and change none. */
const READING: readonly Permission[] = ['read', 'runs.read'];
const STAFF: readonly Permission[] = [...READING, 'catalog', 'services', 'moderation', 'appeals'];

/** Empty for everyone except viewers, staff and admins. */
export function permissionsOf(type: AccountType): readonly Permission[] {
  if (type === 'admin') return PERMISSIONS;
  if (type === 'staff') return STAFF;
  return type === 'viewer' ? READING : [];
}

/** What the permission allows needs a second step of signing in. */
const isBeyondReading = (permission: Permission): boolean => !READING.includes(permission);

/** Staff and admins. */
export const needsSecondStep = (type: AccountType): boolean => permissionsOf(type).some(isBeyondReading);

/** Viewers, staff and admins. */
export const isStaff = (type: AccountType): boolean => permissionsOf(type).length > 0;

/** Staff and admins, who decide cases and write as "Alma staff". */
export const mayModerate = (type: AccountType): boolean => permissionsOf(type).includes('moderation');

/** Throws `forbidden` when the role of the caller lacks a permission, and when its use needs a second step that is overdue. */
export function requirePermission(permission: Permission, caller: Caller | undefined): void {
  const isAllowed = caller && permissionsOf(caller.user.accountType).includes(permission);
  if (!isAllowed) throw new DomainError('forbidden', 'access.permission', 'Your role does not allow this.');
  if (caller.secondStepDue?.isOver && isBeyondReading(permission)) {
    throw new DomainError('forbidden', 'second-step.required', SECOND_STEP_WORDS);
  }
}

const SECOND_STEP_WORDS =
  'Your role needs a second step of signing in. Turn it on in the settings of your account, under “Second step”, and try again.';

/** A restored account loses its staff role: admins could not take the role away while the account was deleted. */
export const typeAfterRestoring = (before: AccountType): AccountType => (isStaff(before) ? 'student' : before);

/**
 * Throws `refused` when all admins are among the removed: without an admin, no account could become one.
 * @param admins - the ids of those whose accounts are not disabled
 */
export function requireAdminLeft(admins: readonly number[], removed: readonly number[]): void {
  if (admins.length === 0 || !admins.every((id) => removed.includes(id))) return;
  throw new DomainError('refused', 'user.last-admin', 'This is the last admin. Make another account an admin first.');
}
