import type { Knex } from 'knex';
import type { DueEmail, EmailKind } from '../../domain/mail/email.ts';
import type { Outbox } from '../../domain/mail/mail.ports.ts';
import { fromNow } from './times.ts';

const TABLE = 'email_outbox';
/** Not due at any time. */
const NEVER = { next_attempt_at: null };
/** The text contains codes and links that give access to accounts. Nobody needs the subject without it. */
const ERASED = { subject: '', body: '' };

interface DueRow {
  id: number;
  kind: EmailKind;
  recipient: string;
  subject: string;
  body: string;
  attempts: number;
  age_seconds: number;
}

export function createOutbox(db: Knex): Outbox {
  const claimed = ({ id, attempts }: Pick<DueEmail, 'id' | 'attempts'>) => db(TABLE).where({ id, attempts }).whereNull('sent_at');
  return {
    async claim({ most, seconds }) {
      const due = db(TABLE).select('id').where('next_attempt_at', '<=', db.fn.now()).orderBy('next_attempt_at').limit(most);
      const rows: DueRow[] = await db(TABLE)
        // As an array, so that the subquery runs once in every query plan.
        .whereRaw('id = any(array(?))', [due.forUpdate().skipLocked()])
        .update({ attempts: db.raw('attempts + 1'), next_attempt_at: fromNow(db, seconds) })
        .returning(['id', 'kind', 'recipient', 'subject', 'body', 'attempts', ageInSeconds(db)]);
      return rows.map(toDueEmail);
    },
    async markSent({ id }) {
      await db(TABLE)
        .where({ id })
        .update({ sent_at: db.fn.now(), last_error: null, ...NEVER, ...ERASED });
    },
    async markStored(email) {
      await claimed(email).update(NEVER);
    },
    async postpone(email, wait, reason) {
      await claimed(email).update({ next_attempt_at: fromNow(db, wait), last_error: reason });
    },
    async giveUp(email, reason) {
      await claimed(email).update({ last_error: reason, ...NEVER, ...ERASED });
    },
  };
}

const ageInSeconds = (db: Knex) => db.raw('extract(epoch from now() - created_at)::float8 as age_seconds');

const toDueEmail = ({ recipient, body, age_seconds, ...row }: DueRow): DueEmail => ({
  ...row,
  to: recipient,
  text: body,
  ageSeconds: age_seconds,
});
