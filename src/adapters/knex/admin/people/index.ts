import type { Knex } from 'knex';
import type { ResourceName } from '../../../../contracts/admin/index.ts';
import type { PeopleAdapters } from '../../../../domain/admin/people.ports.ts';
import type { RecordStore } from '../../../../domain/admin/records.ports.ts';
import { createAnalyticsRecords, createEventSeries } from './analytics-records.ts';
import { createBirthDateWriter } from './birth-date.ts';
import { createLook } from './private-facts.ts';
import { createNoteRecords } from './notes-records.ts';
import { createEmailRetry, createOutboxRecords } from './outbox-records.ts';
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

export const createPeopleAdapters = (db: Knex): PeopleAdapters => ({
  retryEmail: createEmailRetry(db),
  series: createEventSeries(db),
  preferences: createPreferenceStore(db),
  lookAt: createLook(db),
  writeBirthDate: createBirthDateWriter(db),
});
