import { DomainError } from '../../shared/domain-error.ts';
import { DAY, MINUTE } from '../../shared/time.ts';
import type { Allowance } from './backoff.ts';
import { VERIFICATION_SECONDS, verifyAddressEmail } from '../emails/account-emails.ts';
import type { Caller, User } from '../user.ts';
import type { VerificationPorts } from './verification.ports.ts';

const RESENDING: readonly Allowance[] = [
  { events: 1, seconds: MINUTE },
  { events: 5, seconds: DAY },
];
const SENT = 'We have sent you a new email with a link to confirm your address.';
const NOT_NEEDED = 'Your email address is already confirmed.';

/** Proof that an address belongs to the account. */
export function createVerification({ verification, confirmNewEmail, secrets, publicUrl }: VerificationPorts) {
  return {
    /**
     * Accepts the token of a first address or of a new one. Throws `gone` (TOKEN_EXPIRED) for an expired token, `invalid` (TOKEN_INVALID)
     * for a used or unknown one.
     */
    async verifyEmail(token: string): Promise<User> {
      const digest = secrets.digestOfToken(token);
      const own = await verification.confirm(digest);
      const confirmed = own === 'unknown' ? ((await confirmNewEmail(digest)) ?? own) : own;
      if (confirmed === 'expired') throw new DomainError('gone', 'TOKEN_EXPIRED', 'This link has expired. Ask for a new one.');
      if (confirmed === 'unknown') throw new DomainError('invalid', 'TOKEN_INVALID', 'This link is not valid, or was used already.');
      return confirmed;
    },

    /** Returns a message for the user. Throws `too-many` with the time to wait. */
    async resendVerification({ user }: Caller): Promise<string> {
      if (user.emailVerified) return NOT_NEEDED;
      const { token, digest } = secrets.newToken();
      const message = verifyAddressEmail(user.email, token, publicUrl);
      const wait = await verification.renew({ userId: user.id, digest, seconds: VERIFICATION_SECONDS, message, allowances: RESENDING });
      if (wait > 0)
        throw new DomainError('too-many', 'verification.too-many', 'We have already sent you an email. Try again later.', [], wait);
      return SENT;
    },
  };
}
