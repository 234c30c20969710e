import { DomainError } from '../../shared/domain-error.ts';
import { DAY, MINUTE } from '../../shared/time.ts';
import type { Transact } from '../../transactions/transact.ts';
import type { AccountStores } from '../account-stores.ports.ts';
import type { MailedSecrets } from '../accounts.ports.ts';
import { VERIFICATION_SECONDS, verifyAddressEmail } from '../emails/account-emails.ts';
import { confirmNewAddress } from './confirm-new-address.use-case.ts';
import type { Caller, User } from '../user.ts';
import { secondsUntilAllowed, type Allowance } from './backoff.ts';

const RESENDING: readonly Allowance[] = [
  { events: 1, seconds: MINUTE },
  { events: 5, seconds: DAY },
];
const SENT = 'We have sent you a new email with a link to confirm your address.';
const NOT_NEEDED = 'Your email address is already confirmed.';

/** Supplied by adapters. */
export interface VerificationAdapters {
  transact: Transact<AccountStores>;
  secrets: MailedSecrets;
  publicUrl: string;
}

/** Proof that an address belongs to the account. */
export function createVerification({ transact, secrets, publicUrl }: VerificationAdapters) {
  return {
    /**
     * Accepts the token of a first address or of a new one. Throws `gone` (TOKEN_EXPIRED) for an expired token, `invalid` (TOKEN_INVALID)
     * for a used or unknown one, and `conflict` when another account has the new address now.
     */
    async verifyEmail(token: string): Promise<User> {
      const digest = secrets.digestOfToken(token);
      return transact(async (stores) => {
        const { addresses, record } = stores;
        const user = await addresses.prove(digest);
        if (user) {
          record({ event: 'address-verified', userId: user.id });
          return user;
        }
        if (await addresses.isToken(digest)) throw new DomainError('gone', 'TOKEN_EXPIRED', 'This link has expired. Ask for a new one.');
        const moved = await confirmNewAddress(stores, digest);
        if (!moved) throw new DomainError('invalid', 'TOKEN_INVALID', 'This link is not valid, or was used already.');
        return moved;
      });
    },

    /** Returns a message for the user. Throws `too-many` with the time to wait. */
    async resendVerification({ user: { id: userId, email: to, emailVerified } }: Caller): Promise<string> {
      if (emailVerified) return NOT_NEEDED;
      const { token, digest } = secrets.newToken();
      await transact(async ({ addresses, outbox, email }) => {
        // Concurrent calls wait here for each other.
        if (!(await addresses.lockUnproven(userId))) return;
        const wait = secondsUntilAllowed(await outbox.agesAfterSignUp(userId, 'verify-email'), RESENDING);
        if (wait > 0)
          throw new DomainError('too-many', 'verification.too-many', 'We have already sent you an email. Try again later.', [], wait);
        await addresses.setToken(userId, { digest, seconds: VERIFICATION_SECONDS });
        email({ ...verifyAddressEmail(to, token, publicUrl), userId });
      });
      return SENT;
    },
  };
}
