import type { AuditEvent } from '../audit/audit.ts';

/** Ports that sign-in, profile and staff share. */

export interface PasswordHasher {
  /** Throws `unavailable` when too many calls wait; `matches` does too. */
  hash(password: string): Promise<string>;
  /** Without a hash it is false after the same time, so that timing does not reveal which accounts exist. */
  matches(password: string, hash: string | undefined): Promise<boolean>;
  /** True for hashes made with other parameters than the current ones. */
  isOutdated(hash: string): boolean;
}

/** Secrets that Alma sends by email, and the digests that it stores instead. */
export interface MailedSecrets {
  /** 32 random bytes for a link, and their digest. */
  newToken(): { token: string; digest: string };
  digestOfToken(token: string): string;
  /** Six random digits. */
  newCode(): string;
  /** Bound to the address. Useless without the secret key, which is not in the database. */
  digestOfCode(email: string, code: string): string;
  /** Identifies an address in counters, with or without an account. Ignores case. */
  digestOfAddress(email: string): string;
}

/** An attempt on the account with this address or id. There may be none. */
export interface RefusedAttempt extends Pick<AuditEvent, 'event' | 'details'> {
  email?: string;
  userId?: number;
  code: string;
}

/** Records refused attempts in the audit log, up to a limit. Stores record what they change themselves. */
export interface RefusedAttempts {
  record(attempt: RefusedAttempt): Promise<void>;
}
