import { z } from 'zod';
import { ENGINES } from '../../../domain/warehouse/query.ts';
import { RUN_KINDS, RUN_STATUSES } from '../../../domain/warehouse/run.ts';
import { TABLE_NAMES } from '../../../domain/warehouse/tables.ts';
import { defineResource } from '../../resource.ts';
import { timestamp } from '../../shapes/codecs.ts';

const count = z.int().min(0);

/** Every statement and publication of the warehouse, also those of the command line. */
export const bigqueryRuns = defineResource({
  name: 'bigquery-runs',
  words: { one: 'BigQuery run', many: 'BigQuery runs' },
  read: 'bigquery',
  write: 'bigquery',
  record: z
    .object({
      id: z.int(),
      key: z.string(),
      kind: z.enum(RUN_KINDS),
      engine: z.enum(ENGINES),
      /** `waiting`: a publication, for a process. `lost`: the process that ran it has ended without a word. */
      status: z.enum(RUN_STATUSES),
      /** Empty for publications. */
      sql: z.string(),
      createdBy: z.string(),
      startedAt: timestamp,
      finishedAt: timestamp.nullable(),
      /** While it runs: what the engine expects. */
      bytes: count,
      billedBytes: count,
      rows: count.nullable(),
      /** Of a refusal. */
      code: z.string().nullable(),
      message: z.string(),
      /** Of a publication that works: the table that is loaded, and how many of its rows were sent. */
      progress: z.object({ table: z.enum(TABLE_NAMES), rows: count }).nullable(),
    })
    .meta({ id: 'BigqueryRun' }),
  filter: z.object({
    kind: z.enum(RUN_KINDS).optional(),
    status: z.enum(RUN_STATUSES).optional(),
    createdBy: z.string().max(100).optional(),
  }),
  sortable: ['id', 'startedAt', 'createdBy', 'bytes', 'billedBytes', 'rows', 'status'],
});
