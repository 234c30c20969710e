import { DAY, MINUTE } from '../../shared/time.ts';
import type { Backoff } from './backoff.ts';

export const RECOVERY_CODES = 10;

/** How long an account works without the second step that its role needs. */
export const GRACE_SECONDS = 7 * DAY;

/** How long the answer to a right password waits for the second step. */
export const TICKET_SECONDS = 10 * MINUTE;

/** Wrong codes of one account, wherever they come from. The password was right, so few are enough. */
export const CODE_BACKOFF: Backoff = {
  free: 5,
  firstWaitSeconds: 30,
  longestWaitSeconds: 15 * MINUTE,
  startsOverAfterWait: false,
  forgetAfterSeconds: 60 * MINUTE,
};
