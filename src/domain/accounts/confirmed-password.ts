import { DomainError } from '../shared/domain-error.ts';
import { MINUTE } from '../shared/time.ts';
import type { Caller } from './user.ts';

/** How long a sign-in or a confirmed password counts. The documentation and the error of the calls that need it name it. */
export const CONFIRMED_WITHIN_SECONDS = 15 * MINUTE;

/** Throws `forbidden` without a recent password. A session alone is not enough: another person could be at the owner's device. */
export function requireProof(caller: Caller | undefined): void {
  if (!caller?.isProven) throw new DomainError('forbidden', 'password.confirm', 'Enter your password again to do this.');
}
