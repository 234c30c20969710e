import { DomainError } from '../shared/domain-error.ts';
import { MINUTE } from '../shared/time.ts';

/** How long a sign-in or a confirmed password counts. The documentation and the error of the calls that need it name it. */
export const CONFIRMED_WITHIN_SECONDS = 15 * MINUTE;

/** A session alone is not enough: another person could be at the owner's device. */
export const confirmPasswordFirst = () => new DomainError('forbidden', 'password.confirm', 'Enter your password again to do this.');
