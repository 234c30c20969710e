import type { Knex } from 'knex';
import type { ResetRows } from '../../../domain/accounts/account-stores.ports.ts';
import type { PasswordResetStore } from '../../../domain/accounts/sign-in/password-reset.ports.ts';
import { closePasswordResets } from './shared-writes.ts';
import { agesOf, fromNow } from '../times.ts';
import { toUser, USER_COLUMNS, type UserRow } from './users.ts';

const TABLE = 'password_resets';

/** One statement, so that concurrent attempts wait for each other and are all counted. A code is exchanged once. */
const EXCHANGE = `
  update password_resets set
    attempts = attempts + 1,
    used = (code <> :codeDigest and attempts + 1 >= :mostTries),
    reset_token = case when code = :codeDigest then :tokenDigest end,
    expires_at = case when code = :codeDigest then now() + make_interval(secs => :seconds) else expires_at end
  where user_id = (select id from users where lower(email) = lower(:email) and disabled_at is null)
    and not used and reset_token is null and expires_at > now()
  returning reset_token is not null as is_right`;

/** Digests of the codes and tokens that reset passwords. */
export function createPasswordResets(db: Knex): PasswordResetStore {
  return {
    async exchange(order) {
      const { rows } = await db.raw<{ rows: { is_right: boolean }[] }>(EXCHANGE, { ...order });
      return rows[0]?.is_right ?? false;
    },
    async ownerOf(tokenDigest) {
      const row = await usable(db, tokenDigest)
        .join('users', 'users.id', `${TABLE}.user_id`)
        .whereNull('disabled_at')
        .first<UserRow | undefined>(USER_COLUMNS);
      return row && toUser(row);
    },
  };
}

export const createResetRows = (trx: Knex.Transaction): ResetRows => ({
  ages: (userId) => agesOf(trx, trx(TABLE).where({ user_id: userId }), 'created_at'),
  close: (userId) => closePasswordResets(trx, userId),
  async add({ id, email }, { digest, seconds }) {
    await trx(TABLE).insert({ user_id: id, email, code: digest, expires_at: fromNow(trx, seconds) });
  },
  useToken: async (userId, tokenDigest) => (await usable(trx, tokenDigest).where({ user_id: userId }).update({ used: true })) > 0,
});

const usable = (db: Knex, tokenDigest: string) => db(TABLE).where({ reset_token: tokenDigest, used: false }).whereRaw('expires_at > now()');
