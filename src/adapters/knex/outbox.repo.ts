import type { Knex } from 'knex';
import type { DueLetter, LetterKind } from '../../domain/mail/letter.ts';
import type { Outbox } from '../../domain/mail/mail.ports.ts';
import { fromNow } from './times.ts';

const TABLE = 'email_outbox';
/** Nobody will send it. */
const NEVER = { next_attempt_at: null };
/** Codes and links that open accounts. */
const FORGOTTEN = { body: '' };

interface DueRow {
  id: number;
  kind: LetterKind;
  recipient: string;
  subject: string;
  body: string;
  attempts: number;
  age_seconds: number;
}

export function createOutbox(db: Knex): Outbox {
  const lent = ({ id, attempts }: Pick<DueLetter, 'id' | 'attempts'>) => db(TABLE).where({ id, attempts }).whereNull('sent_at');
  return {
    async claim({ most, seconds }) {
      const due = db(TABLE).select('id').where('next_attempt_at', '<=', db.fn.now()).orderBy('next_attempt_at').limit(most);
      const rows: DueRow[] = await db(TABLE)
        // As an array, so that it is looked for once, whatever the plan.
        .whereRaw('id = any(array(?))', [due.forUpdate().skipLocked()])
        .update({ attempts: db.raw('attempts + 1'), next_attempt_at: fromNow(db, seconds) })
        .returning(['id', 'kind', 'recipient', 'subject', 'body', 'attempts', ageInSeconds(db)]);
      return rows.map(toDueLetter);
    },
    async markSent({ id }) {
      await db(TABLE)
        .where({ id })
        .update({ sent_at: db.fn.now(), last_error: null, ...NEVER, ...FORGOTTEN });
    },
    async keep(letter) {
      await lent(letter).update(NEVER);
    },
    async postpone(letter, wait, reason) {
      await lent(letter).update({ next_attempt_at: fromNow(db, wait), last_error: reason });
    },
    async giveUp(letter, reason) {
      await lent(letter).update({ last_error: reason, ...NEVER, ...FORGOTTEN });
    },
  };
}

const ageInSeconds = (db: Knex) => db.raw('extract(epoch from now() - created_at)::float8 as age_seconds');

const toDueLetter = ({ recipient, body, age_seconds, ...row }: DueRow): DueLetter => ({
  ...row,
  to: recipient,
  text: body,
  ageSeconds: age_seconds,
});
