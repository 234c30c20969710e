import type { Knex } from 'knex';
import type { AddressRows, Owner, UserRows } from '../../../domain/accounts/account-stores.ports.ts';
import { violatesUnique } from '../driver-errors.ts';
import { fromNow } from '../times.ts';
import { NOTHING_PENDING } from './shared-writes.ts';
import { insertUser, signedOut, toUser, USER_COLUMNS, usersByAddress, type UserRow } from './users.ts';

export const createUserRows = (trx: Knex.Transaction): UserRows => ({
  async add(account, { digest, seconds }) {
    const row = await insertUser(trx, account, {
      email_verification_token: digest,
      email_verification_expiry: fromNow(trx, seconds),
      // The form of a sign-up is refused without the agreement.
      agreed_at: trx.fn.now(),
    });
    return row && toUser(row);
  },

  async lock(id) {
    const user = trx('users').where({ id }).forNoKeyUpdate();
    const row = await user.first<{ email: string; passwordHash: string } | undefined>('email', 'password as passwordHash');
    if (!row) throw signedOut();
    return row;
  },

  lockByAddress: (email) => usersByAddress(trx, email).whereNull('disabled_at').forNoKeyUpdate().first<Owner | undefined>('id', 'email'),

  lockEnabled: (id) =>
    trx('users')
      .where({ id })
      .whereNull('disabled_at')
      .forNoKeyUpdate()
      .first<{ passwordHash: string } | undefined>('password as passwordHash'),

  async setPassword(id, hash) {
    await trx('users').where({ id }).update({ password: hash });
  },
});

export function createAddressRows(trx: Knex.Transaction): AddressRows {
  const user = (id: number) => trx('users').where({ id });
  const withToken = (digest: string) => trx('users').where({ email_verification_token: digest }).whereNull('disabled_at');
  return {
    ownerOf: (email) => usersByAddress(trx, email).first<Owner | undefined>('id', 'email'),

    async prove(tokenDigest) {
      const live = withToken(tokenDigest).whereRaw('email_verification_expiry > now()');
      const [row] = await live.update({ email_verified: true, ...NO_TOKEN }).returning<UserRow[]>(USER_COLUMNS);
      return row && toUser(row);
    },
    isToken: async (tokenDigest) => (await withToken(tokenDigest).first('id')) !== undefined,
    lockUnproven: async (userId) => (await user(userId).where({ email_verified: false }).forNoKeyUpdate().first('id')) !== undefined,

    async setToken(userId, { digest, seconds }) {
      await user(userId).update({ email_verification_token: digest, email_verification_expiry: fromNow(trx, seconds) });
    },

    async setNew(userId, { email, tokenDigest, seconds }) {
      const wanted = { pending_email: email, pending_email_token: tokenDigest, pending_email_expiry: fromNow(trx, seconds) };
      await user(userId).update(wanted);
    },

    dropNew: async (userId) => (await user(userId).whereNotNull('pending_email').update(NOTHING_PENDING)) > 0,

    // A concurrent call waits here and then finds the token used.
    lockByNew: (tokenDigest) =>
      trx('users')
        .where({ pending_email_token: tokenDigest })
        .whereNull('disabled_at')
        .forUpdate()
        .first<(Owner & { isLive: boolean }) | undefined>('id', 'email', trx.raw('pending_email_expiry > now() as "isLive"')),

    async takeNew(userId) {
      const values = { email: trx.ref('pending_email'), email_verified: true, ...NO_TOKEN };
      const taking = user(userId).update(values).returning<UserRow[]>(USER_COLUMNS);
      const [row] = await taking.catch((error: unknown) => {
        if (violatesUnique(error, 'users_email_unique')) return [];
        throw error;
      });
      return row && toUser(row);
    },
  };
}

const NO_TOKEN = { email_verification_token: null, email_verification_expiry: null };
