/** What every part of the accounts module needs from the world. */

export interface PasswordHasher {
  /** Throws `unavailable` when too many wait already; so does `matches`. */
  hash(password: string): Promise<string>;
  /** Without a hash it takes as long as with one, and is false: nobody learns from the time whether an account exists. */
  matches(password: string, hash: string | undefined): Promise<boolean>;
  /** True for hashes that were made with other parameters than today's. */
  isOutdated(hash: string): boolean;
}

/** Secrets that travel by mail, and the digests that stand for them here. */
export interface MailedSecrets {
  /** 32 random bytes for a link, and what is kept of them. */
  newToken(): { token: string; digest: string };
  digestOfToken(token: string): string;
  /** Six random digits. */
  newCode(): string;
  /** Bound to the address, and worth nothing to those who have the database alone. */
  digestOfCode(email: string, code: string): string;
  /** Stands for an address in counters, whether it has an account or not; one whatever its case. */
  digestOfAddress(email: string): string;
}

/** What an owner may set about passwords, and the list of those that attackers try first. */
export interface PasswordPolicy {
  minLength: number;
  isCommon(password: string): boolean;
}
