import { ADULT_AGE } from '../messages/contact.ts';
import { PROFILE_LIMITS } from './profile.ts';

/** Minors are seen by people up to this age. */
export const OLDEST_WITH_MINORS = 19;

export const isMinorAge = (age: number): boolean => age < ADULT_AGE;

/** The latest date of birth of a person who is `age` years old today, YYYY-MM-DD: a stated 17 stays below 18 for a year. */
export function latestBirthDate(age: number, today: Date): string {
  const month = today.getUTCMonth();
  const date = new Date(Date.UTC(today.getUTCFullYear() - age, month, today.getUTCDate()));
  // February 29 of another year is March 1, one day after the last date that fits.
  if (date.getUTCMonth() !== month) date.setUTCDate(0);
  return date.toISOString().slice(0, 10);
}

/** Full years since a date of birth, YYYY-MM-DD. */
export function ageOn(birthDate: string, today: Date): number {
  const [year = 0, month = 0, day = 0] = birthDate.slice(0, 10).split('-').map(Number);
  const hadBirthday = today.getUTCMonth() + 1 > month || (today.getUTCMonth() + 1 === month && today.getUTCDate() >= day);
  return today.getUTCFullYear() - year - (hadBirthday ? 0 : 1);
}

/**
 * Why an account cannot state an age, in words. Undefined if it can. People correct their age upward by one year, and not across 18. A lower
 * age would open again what time has closed, such as the profiles of people under 18, so staff confirm it.
 */
export function ageRefusal(birthDate: string | null, age: number, today: Date): string | undefined {
  if (age < PROFILE_LIMITS.minAge) return `Roommate profiles are for people of ${PROFILE_LIMITS.minAge} and older.`;
  if (birthDate === null) return undefined;
  const known = ageOn(birthDate, today);
  if (isMinorAge(known) !== isMinorAge(age)) return 'Staff confirm an age on the other side of 18. Please write to us.';
  if (age < known) return 'Staff confirm a younger age. Please write to us.';
  if (age > known + 1) return 'An age can grow by one year. Please write to us if it is wrong by more.';
  return undefined;
}

/** The date of birth to store for an age. The same age keeps the known date. */
export function birthDateFor(birthDate: string | null, age: number, today: Date): string {
  return birthDate !== null && ageOn(birthDate, today) === age ? birthDate : latestBirthDate(age, today);
}
