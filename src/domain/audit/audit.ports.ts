import type { AuditEntry, AuditEventName } from './audit.ts';

export interface AuditFilter {
  userId?: number | undefined;
  event?: AuditEventName | undefined;
  most: number;
}

export interface AuditLog {
  /** The newest first. */
  list(filter: AuditFilter): Promise<AuditEntry[]>;
  /** The id of the account that has this address now. */
  userIdOf(email: string): Promise<number | undefined>;
}
