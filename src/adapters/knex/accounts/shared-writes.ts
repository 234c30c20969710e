import type { Knex } from 'knex';

/** Writes that several repositories make inside their own transactions. */

/** No new address waits for confirmation. */
export const NOTHING_PENDING = { pending_email: null, pending_email_token: null, pending_email_expiry: null };

/**
 * Ends every way into an account that was opened before: sessions, except one, password resets, and a change of address. Everything that
 * proves who owns the account, or closes it, calls this. Otherwise someone who knew the password for a moment could come back.
 */
export async function endAccess(trx: Knex, userId: number, exceptSessionId?: string): Promise<void> {
  // The user first: all transactions lock in this order.
  await trx('users').where({ id: userId }).update(NOTHING_PENDING);
  await endSessions(trx, userId, exceptSessionId);
  await closePasswordResets(trx, userId);
}

async function endSessions(db: Knex, userId: number, exceptSessionId?: string): Promise<void> {
  const ending = db('sessions').where({ user_id: userId }).whereNull('revoked_at');
  if (exceptSessionId !== undefined) void ending.whereNot({ id: exceptSessionId });
  await ending.update({ revoked_at: db.fn.now() });
}

export async function closePasswordResets(db: Knex, userId: number): Promise<void> {
  await db('password_resets').where({ user_id: userId, used: false }).update({ used: true });
}
