import type { Effects } from '../transactions/transact.ts';
import type { AccountStores, Owner } from './account-stores.ports.ts';
import { passwordChangedEmail } from './emails/account-emails.ts';

export interface PasswordReplacement {
  owner: Owner;
  passwordHash: string;
  event: 'password-changed' | 'password-reset';
  /** The session that stays. Undefined: none. */
  keptSessionId?: string;
}

/** Sets the password of a locked account, ends all other access and tells the owner. */
export async function replacePassword(
  { users, access, email, record }: AccountStores & Effects,
  { owner, passwordHash, event, keptSessionId }: PasswordReplacement,
  publicUrl: string,
): Promise<void> {
  const userId = owner.id;
  await users.setPassword(userId, passwordHash);
  await access.end(userId, keptSessionId);
  email({ ...passwordChangedEmail(owner.email, publicUrl), userId });
  record({ event, userId });
}
