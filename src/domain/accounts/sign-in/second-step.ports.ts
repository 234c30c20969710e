import type { Transact } from '../../transactions/transact.ts';
import type { AccountStores } from '../account-stores.ports.ts';
import type { MailedSecrets, PasswordHasher } from '../accounts.ports.ts';
import type { PasskeyAdapters, PasskeyCheckPorts } from '../passkeys/passkeys.ports.ts';
import type { SignInFailures, VerifiedCredentials } from './sign-in.ports.ts';

/** Codes of an authenticator app (TOTP). */
export interface OneTimeCodes {
  /** 160 random bits, as apps take them. */
  newSecret(): string;
  /** The otpauth address that an app reads from a QR code. */
  addressOf(secret: string, account: string): string;
  /** The time step that has this code: the present one, or one beside it. Undefined for a wrong code. */
  stepOf(secret: string, code: string): number | undefined;
}

/** A QR code without its margin. `path` is the `d` of an SVG path in units of one module. */
export interface QrCode {
  size: number;
  path: string;
}

/** Secrets under keys that are not in the database. */
export interface SecondStepSecrets {
  seal(secret: string): string;
  /** Undefined when neither the present key nor the previous one opens it. */
  open(sealed: string): { secret: string; hasPresentKey: boolean } | undefined;
  /** Such as "k7mq2-x9hfd". */
  newRecoveryCode(): string;
  /** By the present key, then by the previous one during a rotation. */
  digestsOf(userId: number, recoveryCode: string): [present: string, ...previous: string[]];
}

/** What a right password gives when a second step is to come. It opens nothing else. */
export interface SignInTickets {
  issue(ticket: { userId: number; passwordHash: string; seconds: number }): string;
  /** Undefined for another text and when it has expired. */
  read(ticket: string): { userId: number; isFor(passwordHash: string): boolean } | undefined;
}

/** An authenticator app. */
export interface StoredApp {
  sealed: string;
  /** Null: begun, and not confirmed by a code. */
  confirmedAt: Date | null;
}

/** What one statement reads or writes. */
export interface SecondStepStore {
  findApp(userId: number): Promise<StoredApp | undefined>;
  /** How many were not used. */
  recoveryCodesLeft(userId: number): Promise<number>;
  /** Stores a secret that no code has confirmed. False when there is a confirmed one. */
  begin(userId: number, sealed: string): Promise<boolean>;
  /** Accepts the code of a time step. False when it, or a later one, was accepted before. `resealed` replaces `sealed` if that is stored. */
  useStep(order: { userId: number; step: number; sealed: string; resealed: string }): Promise<boolean>;
  /** The account with its hash, while it is not disabled. */
  credentialsOf(userId: number): Promise<VerifiedCredentials | undefined>;
}

/** Supplied by adapters. */
export interface SecondStepAdapters extends PasskeyAdapters {
  secondSteps: SecondStepStore;
  oneTimeCodes: OneTimeCodes;
  secondStepSecrets: SecondStepSecrets;
  tickets: SignInTickets;
  qrCode: (text: string) => QrCode;
}

export interface SecondStepCheckPorts
  extends PasskeyCheckPorts, Pick<SecondStepAdapters, 'secondSteps' | 'oneTimeCodes' | 'secondStepSecrets'> {
  transact: Transact<AccountStores>;
  failures: SignInFailures;
  hasher: PasswordHasher;
  /** Identify an address in counters, and who asked for a signature. */
  secrets: Pick<MailedSecrets, 'digestOfAddress' | 'digestOfToken'>;
  publicUrl: string;
}

export interface SecondStepPorts extends SecondStepCheckPorts, SecondStepAdapters {
  /** Throws `invalid` with the fault at `password` for a wrong one. */
  requirePassword: (userId: number, password: string) => Promise<unknown>;
}
