import type { Knex } from 'knex';
import type { EmailDraft } from '../../../domain/mail/email.ts';
import { enqueueEmail } from '../transactions/enqueue-emails.ts';
import { recordAudit } from './audit-log.repo.ts';

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

export interface PasswordReplacement {
  event: 'password-changed' | 'password-reset';
  userId: number;
  /** Undefined: any. */
  from?: string;
  to: string;
  message: EmailDraft;
  exceptSessionId?: string;
}

/** Sets a password, ends all other access and sends the email. False, and nothing changed, when the stored hash is not `from`. */
export async function replacePassword(trx: Knex.Transaction, order: PasswordReplacement): Promise<boolean> {
  const { event, userId, from, to, message, exceptSessionId } = order;
  const owner = trx('users').where({ id: userId, ...(from !== undefined && { password: from }) });
  if ((await owner.update({ password: to })) === 0) return false;
  await endAccess(trx, userId, exceptSessionId);
  await enqueueEmail(trx, { ...message, userId });
  await recordAudit(trx, { event, userId });
  return true;
}

async function endSessions(db: Knex, userId: number, exceptSessionId?: string): Promise<void> {
  const ending = db('sessions').where({ user_id: userId }).whereNull('revoked_at');
  if (exceptSessionId !== undefined) void ending.whereNot({ id: exceptSessionId });
  await ending.update({ revoked_at: db.fn.now() });
}

export async function closePasswordResets(db: Knex, userId: number): Promise<void> {
  await db('password_resets').where({ user_id: userId, used: false }).update({ used: true });
}
