import type { Knex } from 'knex';
import type { RecordStore } from '../../../domain/admin/records.ports.ts';
import { createAuditRecords } from './audit-records.ts';
import { LIST_TEXTS } from '../catalog/list-texts.ts';
import { dataIssuesTable } from '../data-issues/data-issues.table.ts';
import { createCollegeRecords, createNetPriceRecords } from './colleges-store.ts';
import { CLOSURES } from '../names/closures.table.ts';
import { NICKNAMES } from '../names/nicknames.table.ts';
import { createPeopleRecords } from './people/index.ts';
import { createTableStore } from './table-store.ts';

/**
 * The records of the panel, by the name of the resource.
 * @param publicUrl - for the links in emails
 */
export const createRecordStores = (db: Knex, publicUrl: string): Record<string, RecordStore> => ({
  'audit-log': createAuditRecords(db),
  colleges: createCollegeRecords(db),
  'net-prices': createNetPriceRecords(db),
  'list-texts': createTableStore(db, LIST_TEXTS),
  'data-issues': createTableStore(db, dataIssuesTable(publicUrl)),
  closures: createTableStore(db, CLOSURES),
  nicknames: createTableStore(db, NICKNAMES),
  ...createPeopleRecords(db),
});
