import type { Knex } from 'knex';
import type { PasskeyRows } from '../../../domain/accounts/account-stores.ports.ts';
import type { PasskeyStore, StoredPasskey } from '../../../domain/accounts/passkeys/passkeys.ports.ts';
import { fromNow } from '../times.ts';

const COLUMNS = {
  id: 'id',
  credentialId: 'credential_id',
  name: 'name',
  transports: 'transports',
  createdAt: 'created_at',
  lastUsedAt: 'last_used_at',
};

/** Passkeys, and the challenges that browsers are to sign. */
export function createPasskeyStore(db: Knex): PasskeyStore {
  return {
    list: (userId) => db('passkeys').where({ user_id: userId }).orderBy('id').select<StoredPasskey[]>(COLUMNS),

    find: (userId, credentialId) =>
      db('passkeys')
        .where({ user_id: userId, credential_id: credentialId })
        .first<{ id: number; publicKey: Buffer } | undefined>({ id: 'id', publicKey: 'public_key' }),

    async openChallenge({ userId, attempt, challenge, seconds }) {
      const row = { user_id: userId, attempt, challenge, expires_at: fromNow(db, seconds) };
      await db('passkey_challenges').insert(row).onConflict(['user_id', 'attempt']).merge(['challenge', 'expires_at']);
    },

    async takeChallenge(userId, attempt) {
      const taken = await db('passkey_challenges')
        .where({ user_id: userId, attempt })
        .delete()
        .returning<{ challenge: string; is_open: boolean }[]>(['challenge', db.raw('expires_at > now() as is_open')]);
      return taken[0]?.is_open ? taken[0].challenge : undefined;
    },

    async use(id, counter) {
      const grown = db('passkeys')
        .where({ id })
        .where((one) => void one.where('counter', '<', counter).orWhereRaw('(counter = 0 and ? = 0)', [counter]));
      return (await grown.update({ counter, last_used_at: db.fn.now() })) > 0;
    },
  };
}

export const createPasskeyRows = (trx: Knex.Transaction): PasskeyRows => ({
  async countOf(userId) {
    const known = await trx('passkeys').where({ user_id: userId }).select('id');
    return known.length;
  },
  isKnown: async (credentialId) => (await trx('passkeys').where({ credential_id: credentialId }).first('id')) !== undefined,
  async add(userId, { credentialId: credential_id, publicKey, counter, transports, name }) {
    const [row] = await trx('passkeys')
      .insert({ user_id: userId, credential_id, public_key: Buffer.from(publicKey), counter, transports, name })
      .returning<{ id: number }[]>('id');
    return row?.id ?? 0;
  },
  remove: async (userId, id) => (await trx('passkeys').where({ id, user_id: userId }).delete()) > 0,
});
