import { DomainError } from '../../shared/domain-error.ts';
import type { Effects } from '../../transactions/transact.ts';
import type { AccountStores } from '../account-stores.ports.ts';
import { addressChangedEmail } from '../emails/new-address-emails.ts';
import type { User } from '../user.ts';

/**
 * Makes a new address the account's own, once, and ends every session. Undefined when no new address has this token: everything else that
 * ends access drops it. Throws `gone` for an expired token, `conflict` when another account has the address now.
 */
export async function confirmNewAddress(
  { addresses, access, email, record }: AccountStores & Effects,
  tokenDigest: string,
): Promise<User | undefined> {
  const before = await addresses.lockByNew(tokenDigest);
  if (!before) return undefined;
  if (!before.isLive) throw new DomainError('gone', 'TOKEN_EXPIRED', 'This link has expired. Ask for a new one on your profile.');
  const userId = before.id;
  const user = await addresses.takeNew(userId);
  if (!user) throw new DomainError('conflict', 'email.taken', 'This address now belongs to another account.');
  await access.end(userId);
  email({ ...addressChangedEmail(before.email), userId });
  record({ event: 'address-changed', userId });
  return user;
}
