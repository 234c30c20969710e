import type { Knex } from 'knex';
import type { RecordStore } from '../../../domain/admin/records.ports.ts';
import { createQueryRecords } from '../admin/query-records.ts';
import { RUN_COLUMNS, runNumbers } from './run-columns.ts';

/** The runs of the ledger, for the panel. */
export const createRunRecords = (db: Knex): RecordStore =>
  createQueryRecords(db, {
    resource: 'import-runs',
    rows: () =>
      db('import_runs').select(
        RUN_COLUMNS,
        ...runNumbers(db),
        db.raw(`coalesce((counts->>'inserted')::int, 0) as inserted, coalesce((counts->>'updated')::int, 0) as updated`),
      ),
    searched: ['message', 'actor'],
    toRecord: (row) => row,
  });
