import type { Knex } from 'knex';
import type { PasskeyStore, StoredPasskey } from '../../../domain/accounts/passkeys/passkeys.ports.ts';
import { fromNow } from '../times.ts';
import { recordAudit } from './audit-log.repo.ts';
import { turnOffIfLast, turnOn } from './second-step-switch.ts';
import { enqueueEmail } from './shared-writes.ts';
import { lockUser } from './users.ts';

type Addition = Parameters<PasskeyStore['add']>[0];

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

    add: (order) => db.transaction((trx) => add(trx, order)),

    async use(id, counter) {
      const grown = db('passkeys')
        .where({ id })
        .where((one) => void one.where('counter', '<', counter).orWhereRaw('(counter = 0 and ? = 0)', [counter]));
      return (await grown.update({ counter, last_used_at: db.fn.now() })) > 0;
    },

    remove: (userId, id, message) =>
      db.transaction(async (trx) => {
        await lockUser(trx, userId);
        if ((await trx('passkeys').where({ id, user_id: userId }).delete()) === 0) return false;
        await enqueueEmail(trx, { ...message(await turnOffIfLast(trx, userId)), userId });
        await recordAudit(trx, { event: 'passkey-removed', userId, details: { passkey: id } });
        return true;
      }),
  };
}

async function add(
  trx: Knex.Transaction,
  { userId, sessionId, name, passkey, most, recoveryDigests, message }: Addition,
): Promise<'first' | 'further' | 'taken' | 'too-many'> {
  await lockUser(trx, userId);
  const known = await trx('passkeys').where({ user_id: userId }).select('id');
  if (known.length >= most) return 'too-many';
  const isTaken = (await trx('passkeys').where({ credential_id: passkey.credentialId }).first('id')) !== undefined;
  if (isTaken) return 'taken';
  const isFirst = await turnOn(trx, { userId, sessionId, recoveryDigests });
  const { credentialId: credential_id, publicKey, counter, transports } = passkey;
  const [row] = await trx('passkeys')
    .insert({ user_id: userId, credential_id, public_key: Buffer.from(publicKey), counter, transports, name })
    .returning<{ id: number }[]>('id');
  await enqueueEmail(trx, { ...message(isFirst), userId });
  await recordAudit(trx, { event: 'passkey-added', userId, details: { passkey: row?.id ?? 0 } });
  return isFirst ? 'first' : 'further';
}
