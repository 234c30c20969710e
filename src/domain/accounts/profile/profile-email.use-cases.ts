import { DomainError } from '../../shared/domain-error.ts';
import { HOUR } from '../../shared/time.ts';
import type { Effects, Transact } from '../../transactions/transact.ts';
import type { AccountStores } from '../account-stores.ports.ts';
import type { MailedSecrets } from '../accounts.ports.ts';
import { VERIFICATION_SECONDS } from '../emails/account-emails.ts';
import { addressInUseEmail, confirmNewAddressEmail, newAddressAskedEmail } from '../emails/new-address-emails.ts';
import { wrongPassword, type RequirePassword } from './profile-password.use-cases.ts';
import type { Caller } from '../user.ts';

/** The most emails of these kinds to one address, from all accounts together: a person can send them to any address. */
const LIMIT_PER_ADDRESS = { emails: 3, seconds: HOUR };

export interface EmailChangePorts {
  transact: Transact<AccountStores>;
  secrets: MailedSecrets;
  publicUrl: string;
  requirePassword: RequirePassword;
}

export function createEmailChange({ transact, secrets, publicUrl, requirePassword }: EmailChangePorts) {
  return {
    /**
     * Sends a link to the new address and a warning to the current one. The answer does not reveal whether the new address has an account.
     * Throws `invalid` for a wrong password, `too-many` when either address has had several of these emails.
     */
    async changeEmail({ user: { id: userId } }: Caller, { email: wanted, password }: { email: string; password: string }): Promise<void> {
      const passwordHash = await requirePassword(userId, password);
      const { token, digest: tokenDigest } = secrets.newToken();
      await transact(async (stores) => {
        const { users, addresses, email, record } = stores;
        const asking = await users.lock(userId);
        // The owner has replaced the password since it was checked, which has ended every request before this one.
        if (asking.passwordHash !== passwordHash) throw wrongPassword('password');
        const owner = await addresses.ownerOf(wanted);
        if (owner?.id === userId) return;
        await limitEmails(stores, wanted, asking.email);
        await addresses.setNew(userId, { email: wanted, tokenDigest, seconds: VERIFICATION_SECONDS });
        if (owner) email({ ...addressInUseEmail(owner.email, publicUrl), userId: owner.id });
        else email({ ...confirmNewAddressEmail(wanted, token, publicUrl), userId });
        email({ ...newAddressAskedEmail(asking.email, publicUrl), userId });
        record({ event: 'address-change-asked', userId });
      });
    },

    cancelEmail: ({ user: { id: userId } }: Caller): Promise<void> =>
      transact(async ({ addresses, record }) => {
        if (await addresses.dropNew(userId)) record({ event: 'address-change-canceled', userId });
      }),
  };
}

async function limitEmails({ outbox }: AccountStores & Effects, wanted: string, current: string): Promise<void> {
  const { emails, seconds } = LIMIT_PER_ADDRESS;
  const sent = [
    await outbox.countTo(wanted, ['confirm-new-email', 'account-exists'], seconds),
    await outbox.countTo(current, ['email-change-asked'], seconds),
  ];
  if (Math.max(...sent) < emails) return;
  const message = 'We have already sent several emails about this. Check both inboxes, or try again in an hour.';
  throw new DomainError('too-many', 'email.too-many', message, [], seconds);
}
