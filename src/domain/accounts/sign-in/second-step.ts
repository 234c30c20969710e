import { DAY, MINUTE } from '../../shared/time.ts';
import type { UsedPasskey } from '../passkeys/passkey.ts';
import type { Backoff } from './backoff.ts';

export const RECOVERY_CODES = 10;

/** What an account can have set up: an authenticator app, passkeys. */
export const SECOND_STEP_KINDS = ['app', 'passkey'] as const;
export type SecondStepKind = (typeof SECOND_STEP_KINDS)[number];

/** One of them: a code of the app, which may be a recovery code, or the signature of a passkey. */
export interface SecondStepProof {
  code?: string | undefined;
  passkey?: UsedPasskey | undefined;
}

/** How long an account works without the second step that its role needs. */
export const GRACE_SECONDS = 7 * DAY;

/** How long the answer to a right password waits for the second step. */
export const TICKET_SECONDS = 10 * MINUTE;

/** Wrong codes and passkeys of one account, wherever they come from. The password was right, so few are enough. */
export const SECOND_STEP_BACKOFF: Backoff = {
  free: 5,
  firstWaitSeconds: 30,
  longestWaitSeconds: 15 * MINUTE,
  startsOverAfterWait: false,
  forgetAfterSeconds: 60 * MINUTE,
};
