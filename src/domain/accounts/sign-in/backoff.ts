/** How those who keep failing are slowed down. Never for good: that would let anybody lock others out. */
export interface Backoff {
  /** So many failures cost nothing but the attempt. */
  free: number;
  firstWaitSeconds: number;
  longestWaitSeconds: number;
  /** After so long without a failure, or without being made to wait, counting begins anew. */
  forgetAfterSeconds: number;
}

export const SIGN_IN_BACKOFF: Backoff = { free: 10, firstWaitSeconds: 30, longestWaitSeconds: 900, forgetAfterSeconds: 900 };

/** A number of events in a time. */
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
