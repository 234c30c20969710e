import type { Knex } from 'knex';
import { secondsUntilAllowed } from '../../../domain/accounts/sign-in/backoff.ts';
import type { Confirmed, RenewOrder, VerificationStore } from '../../../domain/accounts/sign-in/verification.ports.ts';
import { recordAudit } from './audit-log.repo.ts';
import { enqueueEmail } from './shared-writes.ts';
import { agesOf, fromNow } from '../times.ts';
import { toUser, USER_COLUMNS, type UserRow } from './users.ts';

/** Tokens that prove an address, stored with the user. */
export function createVerificationStore(db: Knex): VerificationStore {
  return {
    confirm: (digest) => db.transaction((trx) => confirm(trx, digest)),
    renew: (order) => db.transaction((trx) => renew(trx, order)),
  };
}

async function confirm(trx: Knex.Transaction, digest: string): Promise<Confirmed> {
  const holder = () => trx('users').where({ email_verification_token: digest }).whereNull('disabled_at');
  const [row] = await holder()
    .whereRaw('email_verification_expiry > now()')
    .update({ email_verified: true, email_verification_token: null, email_verification_expiry: null })
    .returning<UserRow[]>(USER_COLUMNS);
  if (row) {
    await recordAudit(trx, { event: 'address-verified', userId: row.id });
    return toUser(row);
  }
  return (await holder().first('id')) === undefined ? 'unknown' : 'expired';
}

/** The lock on the user's row makes concurrent calls wait for each other. */
async function renew(trx: Knex, { userId, digest, seconds, message, allowances }: RenewOrder): Promise<number> {
  const user = await trx('users')
    .where({ id: userId, email_verified: false })
    .forNoKeyUpdate()
    .first<{ created_at: Date } | undefined>('created_at');
  if (!user) return 0;
  // The email of the sign-up has the time of the account and was not requested, so it does not count.
  const requested = trx('email_outbox')
    .join('users', 'users.id', 'email_outbox.user_id')
    .where({ user_id: userId, kind: message.kind })
    .whereRaw('email_outbox.created_at > users.created_at');
  const wait = secondsUntilAllowed(await agesOf(trx, requested, 'email_outbox.created_at'), allowances);
  if (wait > 0) return wait;
  const until = fromNow(trx, seconds);
  await trx('users').where({ id: userId }).update({ email_verification_token: digest, email_verification_expiry: until });
  await enqueueEmail(trx, { ...message, userId });
  return 0;
}
