import type { EmailKind } from '../mail/email.ts';
import type { User } from './user.ts';

/** An account that somebody names by its address. */
export interface Owner {
  id: number;
  /** As the owner typed it. */
  email: string;
}

/** Accounts. */
export interface UserRows {
  /** Returns what the account has now, locked until the end. Throws `unauthenticated` when it was deleted after the request began. */
  lockCredentials(id: number): Promise<{ email: string; passwordHash: string }>;
}

/** The addresses of accounts, and the tokens that prove them. Stored are digests of tokens. */
export interface AddressRows {
  ownerOf(email: string): Promise<Owner | undefined>;
  /** Replaces another new address that waits for confirmation. */
  setNew(userId: number, wanted: { email: string; tokenDigest: string; seconds: number }): Promise<void>;
  /** False when no new address waits. */
  dropNew(userId: number): Promise<boolean>;
  /** The account whose new address has this token, locked until the end. `email` is the present address. */
  lockByNew(tokenDigest: string): Promise<(Owner & { isLive: boolean }) | undefined>;
  /** Makes the new address the verified one. Undefined: another account has it, and the transaction can only end. */
  takeNew(userId: number): Promise<User | undefined>;
}

/** Emails that were stored, sent or not. */
export interface OutboxRows {
  countTo(email: string, kinds: readonly EmailKind[], withinSeconds: number): Promise<number>;
}

/** The stores of one change of an account. */
export interface AccountStores {
  users: UserRows;
  addresses: AddressRows;
  outbox: OutboxRows;
  access: {
    /**
     * Ends every way into an account that was opened before: sessions, except one, password resets, and a new address that waits. What
     * proves who owns the account, or closes it, calls this. Otherwise someone who knew the password for a moment could come back.
     */
    end(userId: number, exceptSessionId?: string): Promise<void>;
  };
}
