import type { Knex } from 'knex';
import type { Email } from '../../../domain/mail/email.ts';

/** Writes that several repositories make inside their own transactions. */

/** Puts an email into the outbox. It is sent if, and only if, the surrounding transaction commits. */
export async function enqueueEmail(db: Knex, { kind, to, subject, text, userId }: Email): Promise<void> {
  await db('email_outbox').insert({ kind, recipient: to, subject, body: text, user_id: userId });
}

/** Ends the sessions of a user, except one. */
export async function endSessions(db: Knex, userId: number, exceptSessionId?: string): Promise<void> {
  const ending = db('sessions').where({ user_id: userId }).whereNull('revoked_at');
  if (exceptSessionId !== undefined) void ending.whereNot({ id: exceptSessionId });
  await ending.update({ revoked_at: db.fn.now() });
}

export async function closePasswordResets(db: Knex, userId: number): Promise<void> {
  await db('password_resets').where({ user_id: userId, used: false }).update({ used: true });
}
