import { DAY, HOUR, MINUTE } from '../../shared/time.ts';
import type { Allowance } from '../../accounts/sign-in/backoff.ts';

/** How long a proof by a mailed code lasts, in months. */
export const PROOF_MONTHS = 12;
export const PROOF_CODE_SECONDS = 10 * MINUTE;
export const MOST_CODE_TRIES = 5;
/** Codes for one person, and codes to one address: anyone can name an address of another person. */
export const CODES_A_PERSON: readonly Allowance[] = [
  { events: 3, seconds: HOUR },
  { events: 6, seconds: DAY },
];
export const CODES_AN_ADDRESS: readonly Allowance[] = [
  { events: 3, seconds: HOUR },
  { events: 6, seconds: DAY },
];

/** An address at a college that Alma confirmed: it says nothing about enrolment. */
export interface CollegeProof {
  domain: string;
  /** Null: as long as it is the confirmed address of the account. */
  until: Date | null;
}
