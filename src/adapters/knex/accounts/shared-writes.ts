import type { Knex } from 'knex';
import type { Email, EmailDraft } from '../../../domain/mail/email.ts';
import { recordAudit } from './audit-log.repo.ts';

/** Writes that several repositories make inside their own transactions. */

/** Puts an email into the outbox. It is sent if, and only if, the surrounding transaction commits. */
export const enqueueEmail = (db: Knex, email: Email): Promise<void> => enqueueEmails(db, [email]);

/** Like `enqueueEmail`, in one statement for any number. */
export async function enqueueEmails(db: Knex, emails: readonly Email[]): Promise<void> {
  if (emails.length === 0) return;
  const rows = emails.map(({ kind, to, subject, text, userId }) => ({ kind, recipient: to, subject, body: text, user_id: userId }));
  await db('email_outbox').insert(rows);
}

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
