import { MINUTE } from '../../shared/time.ts';

/** How repeated failures slow sign-in down. Never forever: an attacker could lock people out. */
export interface Backoff {
  /** Failures without a wait. */
  free: number;
  firstWaitSeconds: number;
  longestWaitSeconds: number;
  /** After this time without a failure or a wait, counting starts over. */
  forgetAfterSeconds: number;
}

export const SIGN_IN_BACKOFF: Backoff = {
  free: 10,
  firstWaitSeconds: 30,
  longestWaitSeconds: 15 * MINUTE,
  forgetAfterSeconds: 15 * MINUTE,
};

/** At most `events` in any `seconds`. */
export interface Allowance {
  events: number;
  seconds: number;
}

/**
 * The seconds until all allowances permit one more event; 0 when they do now.
 * @param ages - of earlier events, in seconds
 */
export function secondsUntilAllowed(ages: readonly number[], allowances: readonly Allowance[]): number {
  const latestFirst = [...ages].sort((one, other) => one - other);
  const waits = allowances.map(({ events, seconds }) => {
    const age = latestFirst[events - 1];
    return age === undefined ? 0 : Math.max(0, Math.ceil(seconds - age));
  });
  return Math.max(0, ...waits);
}
