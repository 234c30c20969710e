import type { AuditEvent } from '../audit/audit.ts';

/** The row of the audit log for a lock, or for its end. Undefined: the account was in that state before. */
export function lockEvent(account: { id: number; isDisabled: boolean }, isDisabled: boolean): Omit<AuditEvent, 'code'> | undefined {
  if (account.isDisabled === isDisabled) return undefined;
  return { event: isDisabled ? 'account-disabled' : 'account-enabled', userId: account.id };
}
