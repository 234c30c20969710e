import type { Knex } from 'knex';
import type { AccountStores, DeletionRows, OutboxRows } from '../../../domain/accounts/account-stores.ports.ts';
import type { Feed } from '../events/feed.ts';
import { agesOf, isWithinLast } from '../times.ts';
import { createTransact } from '../transactions/transact.ts';
import { createPasskeyRows, createPasskeyStore } from './passkeys.repo.ts';
import { createPasswordResets, createResetRows } from './password-resets.repo.ts';
import { createProfileRows, createProfileStore } from './profile.repo.ts';
import { createGraceRows, createRecoveryCodeRows, createSecondStepRows } from './second-step-rows.ts';
import { createSecondStepStore } from './second-steps.repo.ts';
import { endAccess } from './shared-writes.ts';
import { createSessionRows, createSignInStore } from './sign-in.repo.ts';
import { createAddressRows, createUserRows } from './user-rows.ts';

/** What accounts need of other modules. */
interface OthersRows {
  deletions(trx: Knex.Transaction): DeletionRows;
}

/** The ports of accounts and profiles. */
export const createAccountAdapters = (db: Knex, feed: Feed, others: OthersRows) => ({
  transact: createTransact(feed, (trx) => ({ ...storesOf(trx), deletions: others.deletions(trx) })),
  signIn: createSignInStore(db),
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
  sessions: createSessionRows(trx),
  resets: createResetRows(trx),
  secondSteps: createSecondStepRows(trx),
  passkeys: createPasskeyRows(trx),
  recoveryCodes: createRecoveryCodeRows(trx),
  graces: createGraceRows(trx),
  access: { end: (userId, exceptSessionId) => endAccess(trx, userId, exceptSessionId) },
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

  async hasAbout(userId, kind, withinSeconds) {
    const recent = trx('email_outbox').where({ user_id: userId, kind }).whereRaw(isWithinLast('created_at'), [withinSeconds]);
    return (await recent.first('id')) !== undefined;
  },

  agesAfterSignUp(userId, kind) {
    const caused = trx('email_outbox')
      .join('users', 'users.id', 'email_outbox.user_id')
      .where({ user_id: userId, kind })
      .whereRaw('email_outbox.created_at > users.created_at');
    return agesOf(trx, caused, 'email_outbox.created_at');
  },
});
