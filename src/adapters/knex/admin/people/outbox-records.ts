import type { Knex } from 'knex';
import type { EmailRetry } from '../../../../domain/admin/people.ports.ts';
import type { RecordStore, StaffRecord } from '../../../../domain/admin/records.ports.ts';
import { maskedAddress, withMaskedAddresses } from '../../../../domain/mail/email-state.ts';
import { CLAIM_SECONDS } from '../../../../domain/mail/retries.ts';
import { fromNow } from '../../times.ts';
import { createQueryRecords } from '../query-records.ts';
import { recordChanges } from '../../transactions/record-audit.ts';

const STATE = `case when sent_at is not null then 'sent' when next_attempt_at is not null then 'waiting'
  when body <> '' then 'stored' else 'given-up' end`;

/** The emails of the outbox. Subjects and texts contain codes and links, and are never selected. */
export const createOutboxRecords = (db: Knex): RecordStore =>
  createQueryRecords(db, {
    resource: 'outbox',
    rows: () =>
      db('email_outbox')
        .leftJoin('users', 'users.id', 'email_outbox.user_id')
        .select({
          id: 'email_outbox.id',
          kind: 'kind',
          recipient: 'recipient',
          userId: 'user_id',
          username: 'users.username',
          state: db.raw(STATE),
          hasText: db.raw(`body <> ''`),
          attempts: 'attempts',
          lastError: 'last_error',
          createdAt: 'email_outbox.created_at',
          sentAt: 'sent_at',
          nextAttemptAt: 'next_attempt_at',
        }),
    // Not the address: a search would tell it letter by letter.
    searched: ['kind', 'username'],
    toRecord: ({ recipient, lastError, ...row }): StaffRecord => ({
      ...row,
      recipient: maskedAddress(recipient as string),
      lastError: lastError === null ? null : withMaskedAddresses(lastError as string),
    }),
  });

interface OutboxRow {
  body: string;
  sent_at: Date | null;
  next_attempt_at: Date | null;
  /** Whether a process may be sending it at this moment. */
  is_soon: boolean;
}

/** Makes an unsent email due. An email that is due soon stays as it is: a process could be sending it, and would send it twice. */
export function createEmailRetry(db: Knex): EmailRetry {
  return (id) =>
    db.transaction(async (trx) => {
      const soon = trx.raw('coalesce(next_attempt_at <= ?, false) as is_soon', [fromNow(trx, CLAIM_SECONDS)]);
      const row = await trx('email_outbox')
        .where({ id })
        .forUpdate()
        .first<OutboxRow | undefined>('body', 'sent_at', 'next_attempt_at', soon);
      if (!row) return 'unknown';
      if (row.sent_at !== null) return 'sent';
      if (row.body === '') return 'erased';
      if (row.is_soon) return 'soon';
      const [{ next_attempt_at: next } = { next_attempt_at: null }] = await trx('email_outbox')
        .where({ id })
        .update({ next_attempt_at: trx.fn.now() })
        .returning<{ next_attempt_at: Date | null }[]>('next_attempt_at');
      const change = { before: { nextAttemptAt: row.next_attempt_at }, after: { nextAttemptAt: next } };
      await recordChanges(trx, [{ event: 'record-changed', resource: 'outbox', id, reason: null, ...change }]);
      return 'due';
    });
}
