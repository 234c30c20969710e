import type { Knex } from 'knex';
import type { RecordStore } from '../../../domain/admin/records.ports.ts';
import { createOwnRecords } from '../admin/own-records.ts';
import type { TableSpec } from '../admin/table-spec.ts';

const SPEC: TableSpec = {
  resource: 'bigquery-queries',
  table: 'warehouse_queries',
  fields: ['title', 'sql', 'authorId', 'isShared', 'updatedAt'],
  searched: ['warehouse_queries.title', 'warehouse_queries.sql'],
  // A statement that is not shared is private.
  privateFields: ['title', 'sql'],
  hasTrash: true,
  taken: { field: 'title', message: 'You have a query with this title already.' },
};

/** The saved statements of the warehouse. */
export const createWarehouseQueryRecords = (db: Knex): RecordStore => createOwnRecords(db, SPEC, 'bigquery-query.author');
