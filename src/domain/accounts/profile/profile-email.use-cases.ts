import { DomainError } from '../../shared/domain-error.ts';
import { HOUR } from '../../shared/time.ts';
import type { MailedSecrets } from '../accounts.ports.ts';
import { VERIFICATION_SECONDS } from '../emails/account-emails.ts';
import { addressChangedEmail, addressInUseEmail, confirmNewAddressEmail, newAddressAskedEmail } from '../emails/new-address-emails.ts';
import type { EmailChangeStore } from './profile.ports.ts';
import { wrongPassword, type RequirePassword } from './profile-password.use-cases.ts';
import type { Caller, User } from '../user.ts';

/** Per address, not per account: a person can send these emails to any address. */
const LIMIT_PER_ADDRESS = { emails: 3, seconds: HOUR };

export interface EmailChangePorts {
  emailChanges: EmailChangeStore;
  secrets: MailedSecrets;
  publicUrl: string;
  requirePassword: RequirePassword;
}

export function createEmailChange({ emailChanges, secrets, publicUrl, requirePassword }: EmailChangePorts) {
  return {
    /**
     * Sends a link to the new address and a warning to the current one. The answer does not reveal whether the new address has an account.
     * Throws `invalid` for a wrong password, `too-many` when either address has had several of these emails.
     */
    async changeEmail({ user }: Caller, { email, password }: { email: string; password: string }): Promise<void> {
      const passwordHash = await requirePassword(user.id, password);
      const { token, digest } = secrets.newToken();
      const outcome = await emailChanges.ask({
        userId: user.id,
        passwordHash,
        email,
        tokenDigest: digest,
        lifetimeSeconds: VERIFICATION_SECONDS,
        message: confirmNewAddressEmail(email, token, publicUrl),
        notice: addressInUseEmail(email, publicUrl),
        warning: newAddressAskedEmail(user.email, publicUrl),
        limit: LIMIT_PER_ADDRESS,
      });
      if (outcome === 'wrong-password') throw wrongPassword('password');
      if (outcome === 'too-many') throw tooManyEmails();
    },

    cancelEmail: ({ user }: Caller): Promise<void> => emailChanges.cancel(user.id),

    /**
     * Makes the new address the account's own and ends every session. Undefined when no new address has this token. Throws `gone` for an
     * expired token, `conflict` when another account has the address now.
     */
    async confirmNewEmail(tokenDigest: string): Promise<User | undefined> {
      const outcome = await emailChanges.confirm(tokenDigest, addressChangedEmail);
      if (outcome === 'unknown') return undefined;
      if (outcome === 'expired')
        throw new DomainError('gone', 'TOKEN_EXPIRED', 'This link has expired. Ask for a new one on your profile.');
      if (outcome === 'taken') throw new DomainError('conflict', 'email.taken', 'This address now belongs to another account.');
      return outcome;
    },
  };
}

function tooManyEmails(): DomainError {
  const message = 'We have already sent several emails about this. Check both inboxes, or try again in an hour.';
  return new DomainError('too-many', 'email.too-many', message, [], LIMIT_PER_ADDRESS.seconds);
}
