import type { Knex } from 'knex';
import type { AccountStores, OutboxRows, UserRows } from '../../../domain/accounts/account-stores.ports.ts';
import type { Feed } from '../events/feed.ts';
import { isWithinLast } from '../times.ts';
import { createTransact } from '../transactions/transact.ts';
import { createAddressRows } from './address-rows.ts';
import { endAccess } from './shared-writes.ts';
import { signedOut } from './users.ts';

/** The ports of accounts and profiles. */
export const createAccountAdapters = (db: Knex, feed: Feed) => ({ transact: createTransact(feed, storesOf) });

const storesOf = (trx: Knex.Transaction): AccountStores => ({
  users: createUserRows(trx),
  addresses: createAddressRows(trx),
  outbox: createOutboxRows(trx),
  access: { end: (userId, exceptSessionId) => endAccess(trx, userId, exceptSessionId) },
});

const createUserRows = (trx: Knex.Transaction): UserRows => ({
  async lockCredentials(id) {
    const user = trx('users').where({ id }).forNoKeyUpdate();
    const row = await user.first<{ email: string; passwordHash: string } | undefined>('email', 'password as passwordHash');
    if (!row) throw signedOut();
    return row;
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
});
