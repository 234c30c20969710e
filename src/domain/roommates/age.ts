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
 * Why an account cannot state an age, in words. Undefined if it can. People change their age by one year, and never to an age that opens
 * what their age has closed: the other side of 18, and back to the ages that see people under 18.
 */
export function ageRefusal(birthDate: string | null, age: number, today: Date): string | undefined {
  if (age < PROFILE_LIMITS.minAge) return `Roommate profiles are for people of ${PROFILE_LIMITS.minAge} and older.`;
  if (birthDate === null) return undefined;
  const known = ageOn(birthDate, today);
  if (isMinorAge(known) !== isMinorAge(age)) return 'Staff confirm an age on the other side of 18. Please write to us.';
  if (known > OLDEST_WITH_MINORS && age <= OLDEST_WITH_MINORS)
    return `Staff confirm an age of ${OLDEST_WITH_MINORS} or younger. Please write to us.`;
  if (Math.abs(known - age) > 1) return 'An age can change by one year. Please write to us if it is wrong by more.';
  return undefined;
}

/** The date of birth to store for an age. The same age keeps the known date. */
export function birthDateFor(birthDate: string | null, age: number, today: Date): string {
  return birthDate !== null && ageOn(birthDate, today) === age ? birthDate : latestBirthDate(age, today);
}
