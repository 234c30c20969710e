import type { Knex } from 'knex';
import type { AccountStores, DeletionRows, OutboxRows, Owner, UserRows } from '../../../domain/accounts/account-stores.ports.ts';
import type { Feed } from '../events/feed.ts';
import { agesOf, isWithinLast } from '../times.ts';
import { createTransact } from '../transactions/transact.ts';
import { createAddressRows } from './address-rows.ts';
import { createPasskeyRows, createPasskeyStore } from './passkeys.repo.ts';
import { createPasswordResets, createResetRows } from './password-resets.repo.ts';
import { createProfileRows, createProfileStore } from './profile.repo.ts';
import { createGraceRows, createRecoveryCodeRows, createSecondStepRows } from './second-step-rows.ts';
import { createSecondStepStore } from './second-steps.repo.ts';
import { endAccess } from './shared-writes.ts';
import { signedOut, usersByAddress } from './users.ts';

/** What accounts need of other modules. */
interface OthersRows {
  deletions(trx: Knex.Transaction): DeletionRows;
}

/** The ports of accounts and profiles. */
export const createAccountAdapters = (db: Knex, feed: Feed, others: OthersRows) => ({
  transact: createTransact(feed, (trx) => ({ ...storesOf(trx), deletions: others.deletions(trx) })),
  secondSteps: createSecondStepStore(db),
  passkeys: createPasskeyStore(db),
  profiles: createProfileStore(db),
  resets: createPasswordResets(db),
});

const storesOf = (trx: Knex.Transaction): Omit<AccountStores, 'deletions'> => ({
  users: createUserRows(trx),
  profiles: createProfileRows(trx),
  addresses: createAddressRows(trx),
  outbox: createOutboxRows(trx),
  resets: createResetRows(trx),
  secondSteps: createSecondStepRows(trx),
  passkeys: createPasskeyRows(trx),
  recoveryCodes: createRecoveryCodeRows(trx),
  graces: createGraceRows(trx),
  access: { end: (userId, exceptSessionId) => endAccess(trx, userId, exceptSessionId) },
});

const createUserRows = (trx: Knex.Transaction): UserRows => ({
  async lock(id) {
    const user = trx('users').where({ id }).forNoKeyUpdate();
    const row = await user.first<{ email: string; passwordHash: string } | undefined>('email', 'password as passwordHash');
    if (!row) throw signedOut();
    return row;
  },
  lockByAddress: (email) => usersByAddress(trx, email).whereNull('disabled_at').forNoKeyUpdate().first<Owner | undefined>('id', 'email'),
  async setPassword(id, hash) {
    await trx('users').where({ id }).update({ password: hash });
  },
});

const createOutboxRows = (trx: Knex.Transaction): OutboxRows => ({
  async countTo(email, kinds, withinSeconds) {
    const row = await trx('email_outbox')
      .whereIn('kind', [...kinds])
      .whereRaw('lower(recipient) = lower(?)', [email])
      .whereRaw(isWithinLast('created_at'), [withinSeconds])
      .count({ emails: '*' })
      .first<{ emails: number }>();
    return row.emails;
  },

  agesAfterSignUp(userId, kind) {
    const caused = trx('email_outbox')
      .join('users', 'users.id', 'email_outbox.user_id')
      .where({ user_id: userId, kind })
      .whereRaw('email_outbox.created_at > users.created_at');
    return agesOf(trx, caused, 'email_outbox.created_at');
  },
});
