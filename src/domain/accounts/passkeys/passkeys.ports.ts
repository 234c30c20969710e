import type { RefusedAttempts } from '../accounts.ports.ts';
import type { User } from '../user.ts';
import type { CreationOptions, MadePasskey, RequestOptions, UsedPasskey } from './passkey.ts';

export interface NewPasskey {
  /** In base64url. */
  credentialId: string;
  publicKey: Uint8Array;
  counter: number;
  transports: string[];
}

export interface StoredPasskey extends Pick<NewPasskey, 'credentialId' | 'transports'> {
  id: number;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

/** What browsers and authenticators do (WebAuthn), for the public address of the site. */
export interface PasskeyCeremonies {
  /** Why browsers offer no passkeys at the public address. Undefined: they do. */
  fault: string | undefined;
  creation(user: User, known: readonly StoredPasskey[]): Promise<CreationOptions>;
  request(known: readonly StoredPasskey[]): Promise<RequestOptions>;
  /** Undefined for another challenge, origin or site, without a check of the person, and for what is no passkey. */
  read(made: MadePasskey, challenge: string): Promise<NewPasskey | undefined>;
  /** The counter in a valid signature. Undefined as for `read`, and for a signature of another key. */
  counterIn(used: UsedPasskey, expected: { challenge: string; publicKey: Uint8Array }): Promise<number | undefined>;
}

/** Passkeys, and the challenges that browsers are to sign. */
export interface PasskeyStore {
  /** The oldest first. */
  list(userId: number): Promise<StoredPasskey[]>;
  find(userId: number, credentialId: string): Promise<{ id: number; publicKey: Uint8Array } | undefined>;
  /** Replaces the open challenge of the same attempt. */
  openChallenge(order: { userId: number; attempt: string; challenge: string; seconds: number }): Promise<void>;
  /** Returns the challenge once. Undefined when there is none, it was taken, or it is too old. */
  takeChallenge(userId: number, attempt: string): Promise<string | undefined>;
  /** Stores the counter and the time. False, and nothing changed, when the counter did not grow. A passkey that does not count stays at 0. */
  use(id: number, counter: number): Promise<boolean>;
}

/** Supplied by adapters. */
export interface PasskeyAdapters {
  passkeys: PasskeyStore;
  passkeyCeremonies: PasskeyCeremonies;
}

export interface PasskeyCheckPorts extends PasskeyAdapters {
  refusedAttempts: RefusedAttempts;
  secrets: { digestOfToken(token: string): string };
}
