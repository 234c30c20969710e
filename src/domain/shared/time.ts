/** The current time as a port. Domain rules never read the system clock. */
export interface Clock {
  now(): Date;
}

/** Durations in seconds. */
export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
