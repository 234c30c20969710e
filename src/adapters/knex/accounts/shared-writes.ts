import type { Knex } from 'knex';
import type { Letter } from '../../../domain/mail/letter.ts';

/** Writes that several repositories make as part of their own transactions. */

/** Puts a letter into the outbox: it goes out if, and only if, the transaction around it commits. */
export async function enqueue(db: Knex, { kind, to, subject, text, userId }: Letter): Promise<void> {
  await db('email_outbox').insert({ kind, recipient: to, subject, body: text, user_id: userId });
}

/** Ends the sessions of a user at once, but for one that may stay. */
export async function endSessions(db: Knex, userId: number, exceptSessionId?: string): Promise<void> {
  const ending = db('sessions').where({ user_id: userId }).whereNull('revoked_at');
  if (exceptSessionId !== undefined) void ending.whereNot({ id: exceptSessionId });
  await ending.update({ revoked_at: db.fn.now() });
}
