import type { Knex } from 'knex';
import type { Email } from '../../../domain/mail/email.ts';

/** Puts an email into the outbox. It is sent if, and only if, the surrounding transaction commits. */
export const enqueueEmail = (db: Knex, email: Email): Promise<void> => enqueueEmails(db, [email]);

/** Like `enqueueEmail`, in one statement for any number. */
export async function enqueueEmails(db: Knex, emails: readonly Email[]): Promise<void> {
  if (emails.length === 0) return;
  const rows = emails.map(({ kind, to, subject, text, userId }) => ({ kind, recipient: to, subject, body: text, user_id: userId }));
  await db('email_outbox').insert(rows);
}
