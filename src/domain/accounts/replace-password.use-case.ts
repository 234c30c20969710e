import type { Effects } from '../transactions/transact.ts';
import type { AccountStores, Owner } from './account-stores.ports.ts';
import { passwordChangedEmail } from './emails/account-emails.ts';

export interface PasswordReplacement {
  owner: Owner;
  passwordHash: string;
  event: 'password-changed' | 'password-reset';
}

/** Sets the password of a locked account, ends all access and tells the owner. */
export async function replacePassword(
  { users, access, email, record }: AccountStores & Effects,
  { owner, passwordHash, event }: PasswordReplacement,
  publicUrl: string,
): Promise<void> {
  const userId = owner.id;
  await users.setPassword(userId, passwordHash);
  await access.end(userId);
  email({ ...passwordChangedEmail(owner.email, publicUrl), userId });
  record({ event, userId });
}
