import { HOUR, MINUTE } from '../../shared/time.ts';

/** How repeated failures slow sign-in down. Never forever: an attacker could lock people out. */
export interface Backoff {
  /** Failures without a wait. */
  free: number;
  firstWaitSeconds: number;
  /** Each failure after a wait doubles the next one, up to this. */
  longestWaitSeconds: number;
  /** Counting starts over after each wait. Otherwise one failure brings the next wait. */
  startsOverAfterWait: boolean;
  /** After this time without a failure or a wait, counting starts over. */
  forgetAfterSeconds: number;
}

/** Failures with one account in one network. */
export const NETWORK_BACKOFF: Backoff = {
  free: 10,
  firstWaitSeconds: 30,
  longestWaitSeconds: 15 * MINUTE,
  startsOverAfterWait: false,
  forgetAfterSeconds: 15 * MINUTE,
};

/**
 * Failures with one account in all networks that it did not sign in from lately. Many more are free, and counting starts over after the
 * wait: otherwise a single request per wait would keep out the owner who is in a new network.
 */
export const ACCOUNT_BACKOFF: Backoff = {
  free: 100,
  firstWaitSeconds: HOUR,
  longestWaitSeconds: HOUR,
  startsOverAfterWait: true,
  forgetAfterSeconds: HOUR,
};

/**
 * Failures in one network with all accounts that did not sign in from there lately. A class behind one address stays below it, and the
 * wait is short, because everybody in the network who is new there waits too.
 */
export const ALL_ACCOUNTS_BACKOFF: Backoff = {
  free: 100,
  firstWaitSeconds: 15 * MINUTE,
  longestWaitSeconds: 15 * MINUTE,
  startsOverAfterWait: true,
  forgetAfterSeconds: HOUR,
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
