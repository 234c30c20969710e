import type { Knex } from 'knex';
import type { RecordStore } from '../../../../domain/admin/records.ports.ts';
import { createOwnRecords } from '../own-records.ts';
import type { TableSpec } from '../table-spec.ts';

const SPEC: TableSpec = {
  resource: 'saved-queries',
  table: 'saved_queries',
  fields: ['resource', 'name', 'query', 'authorId', 'isShared', 'updatedAt'],
  searched: ['saved_queries.name'],
  jsonFields: ['query'],
  // They can name people, and a query that is not shared is private.
  privateFields: ['name', 'query'],
  hasTrash: true,
  taken: { field: 'name', message: 'You have a saved query with this name already.' },
};

/** The saved queries of lists. */
export const createSavedQueryRecords = (db: Knex): RecordStore => createOwnRecords(db, SPEC, 'saved-query.author');
