/** The current time as a port. Domain rules never read the system clock. */
export interface Clock {
  now(): Date;
}

/** Durations in seconds. */
export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The last two digits: "05" for 2005. */
export const twoDigits = (year: number): string => String(year % 100).padStart(2, '0');

/** The school year that starts in a year: "2024-25" for 2024. */
export const schoolYear = (start: number): string => `${start}-${twoDigits(start + 1)}`;
