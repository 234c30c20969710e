import { MINUTE } from '../../shared/time.ts';
import type { Effects } from '../../transactions/transact.ts';
import type { AccountStores, NewAccount } from '../account-stores.ports.ts';
import { accountExistsEmail, VERIFICATION_SECONDS, verifyAddressEmail } from '../emails/account-emails.ts';
import type { Caller, Client } from '../user.ts';

const NOTICE_EVERY_SECONDS = 10 * MINUTE;

export interface Registration {
  account: NewAccount;
  /** Proves the address. */
  token: { token: string; digest: string };
  client: Client;
}

/**
 * Adds an account with its first session. Undefined when the address or the username is taken: then the owner of the address gets an email,
 * so the transaction must commit.
 */
export async function register(
  stores: AccountStores & Effects,
  { account, token: { token, digest }, client }: Registration,
  publicUrl: string,
): Promise<Caller | undefined> {
  const { users, sessions, email, record } = stores;
  const user = await users.add(account, { digest, seconds: VERIFICATION_SECONDS });
  if (!user) {
    await tellOwner(stores, account.email, publicUrl);
    return undefined;
  }
  email({ ...verifyAddressEmail(account.email, token, publicUrl), userId: user.id });
  record({ event: 'account-created', userId: user.id, details: { role: user.accountType } });
  return { user, sessionId: await sessions.add(user.id, client) };
}

/** The lock on the owner makes concurrent sign-ups send one email. */
async function tellOwner({ users, outbox, email }: AccountStores & Effects, address: string, publicUrl: string): Promise<void> {
  const owner = await users.lockByAddress(address);
  if (!owner || (await outbox.hasAbout(owner.id, 'account-exists', NOTICE_EVERY_SECONDS))) return;
  email({ ...accountExistsEmail(owner.email, publicUrl), userId: owner.id });
}
