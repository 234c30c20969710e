import { DomainError } from '../../shared/domain-error.ts';
import type { Allowance } from './backoff.ts';
import { verifyEmailLetter } from '../letters/letters.ts';
import { VERIFICATION_SECONDS } from '../lifetimes.ts';
import type { Caller, User } from '../user.ts';
import type { VerificationPorts } from './verification.ports.ts';

const RESENDING: readonly Allowance[] = [
  { events: 1, seconds: 60 },
  { events: 5, seconds: 86_400 },
];
const SENT = 'We have sent you a new email with a link to confirm your address.';
const NOT_NEEDED = 'Your email address is confirmed already.';

/** Proving that an address is one's own. */
export function createVerification({ verification, confirmNewEmail, secrets, publicUrl }: VerificationPorts) {
  return {
    /**
     * Takes the link of a first address, or of a new one. Throws `gone` (TOKEN_EXPIRED) for one that is too old, `invalid`
     * (TOKEN_INVALID) for one that is none, or was used.
     */
    async verifyEmail(token: string): Promise<User> {
      const digest = secrets.digestOfToken(token);
      const own = await verification.confirm(digest);
      const confirmed = own === 'unknown' ? ((await confirmNewEmail(digest)) ?? own) : own;
      if (confirmed === 'expired') throw new DomainError('gone', 'TOKEN_EXPIRED', 'This link has expired. Ask for a new one.');
      if (confirmed === 'unknown') throw new DomainError('invalid', 'TOKEN_INVALID', 'This link is not valid, or was used already.');
      return confirmed;
    },

    /** Says what was done. Throws `too-many` with the time to wait. */
    async resendVerification({ user }: Caller): Promise<string> {
      if (user.emailVerified) return NOT_NEEDED;
      const { token, digest } = secrets.newToken();
      const letter = verifyEmailLetter(user.email, token, publicUrl);
      const wait = await verification.renew({ userId: user.id, digest, seconds: VERIFICATION_SECONDS, letter, allowances: RESENDING });
      if (wait > 0)
        throw new DomainError('too-many', 'verification.too-many', 'We have sent you an email already. Try again later.', [], wait);
      return SENT;
    },
  };
}
