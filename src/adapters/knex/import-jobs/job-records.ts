import type { Knex } from 'knex';
import type { RecordStore } from '../../../domain/admin/records.ports.ts';
import { createQueryRecords } from '../admin/query-records.ts';

const NOT_OVER = `records.status in ('open', 'waiting', 'running', 'refused')`;
const OVER = `records.status in ('done', 'canceled', 'expired')`;

/** The import jobs, for lists of the panel: what they are, without what the files hold. */
export const createJobRecords = (db: Knex): RecordStore =>
  createQueryRecords(db, {
    resource: 'import-jobs',
    rows: () =>
      db('import_jobs').select(
        {
          id: 'id',
          step: 'step',
          status: 'status',
          createdBy: 'created_by',
          appliedBy: 'applied_by',
          createdAt: 'created_at',
          updatedAt: 'updated_at',
          runId: 'run_id',
          message: 'message',
        },
        // What a person confirmed, or else what was detected, or else what was asked for.
        db.raw(`coalesce(request->>'source', candidates->0->>'source', download->>'source') as source`),
        db.raw(`nullif(coalesce(request->>'year', candidates->0->>'year', download->>'year'), 'latest')::int as year`),
        db.raw(`coalesce(request->>'release', candidates->0->>'release') as release`),
        db.raw(`(select coalesce(jsonb_agg(f->'name'), '[]') from jsonb_array_elements(files) f) as "fileNames"`),
      ),
    filters: { isOpen: (query, isOpen) => void query.whereRaw(isOpen === true ? NOT_OVER : OVER) },
    searched: ['createdBy', 'message'],
    toRecord: (row) => row,
  });
