import type { Knex } from 'knex';
import type { RecordStore } from '../../../domain/admin/records.ports.ts';
import { createQueryRecords } from '../admin/query-records.ts';
import { STATUS_COLUMN } from './journal.repo.ts';

/** Every statement that ran on the warehouse, for lists of the panel. */
export const createWarehouseRunRecords = (db: Knex): RecordStore =>
  createQueryRecords(db, {
    resource: 'bigquery-runs',
    rows: () =>
      db('warehouse_runs').select(
        {
          id: 'id',
          key: 'key',
          kind: 'kind',
          engine: 'engine',
          sql: 'sql',
          createdBy: 'created_by',
          startedAt: 'started_at',
          finishedAt: 'finished_at',
          bytes: 'bytes',
          billedBytes: 'billed_bytes',
          rows: 'rows',
          code: 'code',
          message: 'message',
          progress: 'progress',
        },
        db.raw(STATUS_COLUMN),
      ),
    searched: ['sql', 'createdBy'],
    toRecord: (row) => ({
      ...row,
      bytes: Number(row['bytes']),
      billedBytes: Number(row['billedBytes']),
      rows: row['rows'] === null ? null : Number(row['rows']),
    }),
  });
