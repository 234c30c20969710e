import { retryWait } from '../shared/retry-wait.ts';
import { DAY, HOUR, MINUTE } from '../shared/time.ts';
import type { DueEmail, EmailKind } from './email.ts';

/** Longer than any transport takes. An email is sent twice only when a process dies between sending and marking it. */
export const CLAIM_SECONDS = 120;
const WAIT_SECONDS = { first: 30, longest: HOUR };
/** Spreads processes that failed together. */
const JITTER = 0.25;
const GIVE_UP_AFTER_SECONDS = DAY;

/** Emails whose content expires in less than a day. */
const USEFUL_SECONDS: Partial<Record<EmailKind, number>> = { 'reset-password': 10 * MINUTE };

/** The wait after a failed attempt; undefined when the email would arrive too late to be of use. `chance` is from 0 to 1. */
export function secondsToNextAttempt(
  { kind, attempts, ageSeconds }: Pick<DueEmail, 'kind' | 'attempts' | 'ageSeconds'>,
  chance: number,
): number | undefined {
  const wait = retryWait(attempts, WAIT_SECONDS) * (1 - JITTER + 2 * JITTER * chance);
  return ageSeconds + wait > (USEFUL_SECONDS[kind] ?? GIVE_UP_AFTER_SECONDS) ? undefined : wait;
}
