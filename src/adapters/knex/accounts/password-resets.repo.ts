import type { Knex } from 'knex';
import { secondsUntilAllowed } from '../../../domain/accounts/sign-in/backoff.ts';
import type { PasswordResetStore } from '../../../domain/accounts/sign-in/password-reset.ports.ts';
import { recordAudit } from './audit-log.repo.ts';
import { closePasswordResets, enqueueEmail, replacePassword } from './shared-writes.ts';
import { agesOf, fromNow } from '../times.ts';
import { lockUser, toUser, USER_COLUMNS, usersByAddress, type UserRow } from './users.ts';

const TABLE = 'password_resets';
type Order<K extends 'open' | 'exchange' | 'complete'> = Parameters<PasswordResetStore[K]>[0];

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
    open: (order) => db.transaction((trx) => open(trx, order)),
    async exchange(order: Order<'exchange'>) {
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
    complete: (order) => db.transaction((trx) => complete(trx, order)),
  };
}

const usable = (db: Knex, tokenDigest: string) => db(TABLE).where({ reset_token: tokenDigest, used: false }).whereRaw('expires_at > now()');

async function open(trx: Knex.Transaction, { email, codeDigest, seconds, message, allowances }: Order<'open'>): Promise<void> {
  const owner = await usersByAddress(trx, email)
    .whereNull('disabled_at')
    .forNoKeyUpdate()
    .first<{ id: number; email: string } | undefined>('id', 'email');
  if (!owner) return;
  const earlier = () => trx(TABLE).where({ user_id: owner.id });
  if (secondsUntilAllowed(await agesOf(trx, earlier(), 'created_at'), allowances) > 0) return;
  await closePasswordResets(trx, owner.id);
  await trx(TABLE).insert({ user_id: owner.id, email: owner.email, code: codeDigest, expires_at: fromNow(trx, seconds) });
  await enqueueEmail(trx, { ...message, to: owner.email, userId: owner.id });
  await recordAudit(trx, { event: 'password-reset-asked', userId: owner.id });
}

/** A concurrent call waits for the lock on the user and then finds the token used. */
async function complete(trx: Knex.Transaction, { tokenDigest, passwordHash, message }: Order<'complete'>): Promise<boolean> {
  const reset = await usable(trx, tokenDigest).first<{ user_id: number } | undefined>('user_id');
  if (!reset) return false;
  const userId = reset.user_id;
  await lockUser(trx, userId);
  if ((await usable(trx, tokenDigest).update({ used: true })) === 0) return false;
  return replacePassword(trx, { event: 'password-reset', userId, to: passwordHash, message });
}
