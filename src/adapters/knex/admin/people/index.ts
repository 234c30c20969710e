import type { Knex } from 'knex';
import type { ResourceName } from '../../../../contracts/admin/index.ts';
import type { AgedProfileRows, PeopleAdapters } from '../../../../domain/admin/people.ports.ts';
import type { RecordStore } from '../../../../domain/admin/records.ports.ts';
import type { Feed } from '../../events/feed.ts';
import { createTransact } from '../../transactions/transact.ts';
import { createAnalyticsRecords, createEventSeries } from './analytics-records.ts';
import { createNoteRecords } from './notes-records.ts';
import { createOutboxRecords } from './outbox-records.ts';
import { createFactRows, createRetryRows } from './people-rows.ts';
import { createPreferenceStore } from './preferences.repo.ts';
import { createSavedQueryRecords } from './saved-query-records.ts';
import { createUserRecords } from './user-records.ts';

/** Records about people and what staff keep, by the name of the resource. */
export const createPeopleRecords = (db: Knex) =>
  ({
    analytics: createAnalyticsRecords(db),
    notes: createNoteRecords(db),
    outbox: createOutboxRecords(db),
    'saved-queries': createSavedQueryRecords(db),
    users: createUserRecords(db),
  }) satisfies Partial<Record<ResourceName, RecordStore>>;

/** What changes of people by staff need of other modules. */
interface OthersRows {
  agedProfiles(trx: Knex.Transaction): AgedProfileRows;
}

export const createPeopleAdapters = (db: Knex, feed: Feed, others: OthersRows): PeopleAdapters => ({
  transact: createTransact(feed, (trx) => ({
    facts: createFactRows(trx),
    retries: createRetryRows(trx),
    agedProfiles: others.agedProfiles(trx),
  })),
  series: createEventSeries(db),
  preferences: createPreferenceStore(db),
});
