import type { Knex } from 'knex';
import type { RecordStore } from '../../../domain/admin/records.ports.ts';
import { createQueryRecords } from '../admin/query-records.ts';
import { RUN_COLUMNS, runNumbers } from './run-columns.ts';

const OPEN = `(records.status = 'failed' and records."acknowledgedAt" is null)`;

/** The runs of the ledger, for the panel. */
export const createRunRecords = (db: Knex): RecordStore =>
  createQueryRecords(db, {
    resource: 'import-runs',
    rows: () =>
      db('import_runs').select(
        { ...RUN_COLUMNS, acknowledgedAt: 'acknowledged_at', acknowledgedBy: 'acknowledged_by' },
        ...runNumbers(db),
        db.raw(`coalesce((counts->>'inserted')::int, 0) as inserted, coalesce((counts->>'updated')::int, 0) as updated`),
      ),
    searched: ['message', 'actor'],
    filters: { isOpen: (query, isOpen) => void query.whereRaw(isOpen === true ? OPEN : `not ${OPEN}`) },
    toRecord: (row) => row,
  });
