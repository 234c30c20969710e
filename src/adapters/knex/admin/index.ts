import type { Knex } from 'knex';
import type { RecordStore } from '../../../domain/admin/records.ports.ts';
import { createAuditRecords } from './audit-records.ts';
import { NICKNAMES } from './nicknames.table.ts';
import { createTableStore } from './table-store.ts';

/** The records of the panel, by the name of the resource. */
export const createRecordStores = (db: Knex): Record<string, RecordStore> => ({
  'audit-log': createAuditRecords(db),
  nicknames: createTableStore(db, NICKNAMES),
});
