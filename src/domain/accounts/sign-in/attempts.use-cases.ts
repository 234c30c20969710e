import { DomainError } from '../../shared/domain-error.ts';
import type { MailedSecrets, RefusedAttempts } from '../accounts.ports.ts';
import type { Client } from '../user.ts';
import { ACCOUNT_BACKOFF, ALL_ACCOUNTS_BACKOFF, NETWORK_BACKOFF, type Backoff } from './backoff.ts';
import { networkPrefix } from './session.ts';
import type { FailureKey, SignInFailures } from './sign-in.ports.ts';

/** Stands for all networks that an account did not sign in from lately. */
const UNKNOWN_NETWORKS = 'unknown';
/** Stands for all accounts that did not sign in from a network lately. No digest of an address has spaces. */
const UNKNOWN_ACCOUNTS = 'unknown accounts';

export interface Attempt {
  email: string;
  client: Client;
  /** The account has signed in from the client's network lately. Then failures elsewhere and with others do not count. */
  isKnownNetwork: boolean;
}

interface Limit {
  key: FailureKey;
  backoff: Backoff;
}

export interface AttemptPorts {
  failures: SignInFailures;
  secrets: MailedSecrets;
  refusedAttempts: RefusedAttempts;
}

/**
 * Attempts to sign in with a password. Failures count by account and network, and with much higher limits by account alone and by network
 * alone.
 */
export function createAttempts({ failures, secrets, refusedAttempts }: AttemptPorts) {
  async function uncount(limits: readonly Limit[]): Promise<void> {
    for (const { key } of limits) await failures.uncountAttempt(key);
  }

  async function count(limits: readonly Limit[], email: string): Promise<void> {
    for (const [index, { key, backoff }] of limits.entries()) {
      const wait = await failures.countAttempt(key, backoff);
      if (wait === 0) continue;
      await uncount(limits.slice(0, index));
      await refusedAttempts.record({ event: 'sign-in-blocked', email, code: 'sign-in.too-many', details: { seconds: wait } });
      throw new DomainError('too-many', 'sign-in.too-many', 'Too many failed attempts. Try again later.', [], wait);
    }
  }

  /**
   * Makes one attempt. `check` returns undefined for a wrong password; when it throws, the attempt does not count.
   * Throws `too-many` after too many failures, also for an address without an account.
   */
  return async function attempt<T>({ email, client, isKnownNetwork }: Attempt, check: () => Promise<T | undefined>) {
    const account = secrets.digestOfAddress(email);
    const network = networkPrefix(client.address);
    const own: Limit = { key: { account, network }, backoff: NETWORK_BACKOFF };
    const strange: Limit[] = [
      { key: { account, network: UNKNOWN_NETWORKS }, backoff: ACCOUNT_BACKOFF },
      { key: { account: UNKNOWN_ACCOUNTS, network }, backoff: ALL_ACCOUNTS_BACKOFF },
    ];
    const shared = isKnownNetwork ? [] : strange;
    await count([own, ...shared], email);
    const result = await check().catch(async (error: unknown) => {
      await uncount([own, ...shared]);
      throw error;
    });
    if (result === undefined) {
      await refusedAttempts.record({ event: 'sign-in-failed', email, code: 'sign-in.refused' });
      return undefined;
    }
    // What failed in other networks, or with other accounts, stays counted.
    await uncount(shared);
    await failures.clear(account, network);
    return result;
  };
}
