import type { Knex } from 'knex';
import type { RecordStore, StaffRecord } from '../../../../domain/admin/records.ports.ts';
import { maskedAddress, withMaskedAddresses } from '../../../../domain/mail/email-state.ts';
import { createQueryRecords } from '../query-records.ts';

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
