import { isStaff } from '../permissions.ts';
import type { AccountType } from '../user.ts';

/** So long somebody can change their mind. */
export const RESTORABLE_SECONDS = 7 * 86_400;

/**
 * What an account that comes back may do. Power that others gave is not kept in the drawer: while the account was away nobody could take
 * it back.
 */
export const typeAfterRestoring = (before: AccountType): AccountType => (isStaff(before) ? 'student' : before);
