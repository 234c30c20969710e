import { z } from 'zod';
import { SOURCES } from '../../../domain/colleges/sources.ts';
import { RUN_STATUSES } from '../../../domain/runs/run-status.ts';
import { timestamp } from '../../shapes/codecs.ts';
import { defineResource } from '../../resource.ts';
import { runFacts } from './run-shapes.ts';

const count = z.int().min(0);

/** The ledger of imports. Nothing in it can be edited; a rollback is a call of its own. */
export const importRuns = defineResource({
  name: 'import-runs',
  words: { one: 'import run', many: 'import runs' },
  read: 'runs.read',
  write: 'runs.apply',
  record: runFacts
    .extend({
      /** Rows of all tables. */
      rows: count,
      rejected: count,
      inserted: count,
      updated: count,
      /** When and by whom a failed run was seen. */
      acknowledgedAt: timestamp.nullable(),
      acknowledgedBy: z.string().nullable(),
    })
    .meta({ id: 'ImportRun' }),
  filter: z.object({
    source: z.enum(SOURCES).optional(),
    status: z.enum(RUN_STATUSES).optional(),
    year: z.int().optional(),
    /** Failed, and not acknowledged. */
    isOpen: z.boolean().optional(),
  }),
  sortable: ['id', 'startedAt', 'finishedAt', 'source', 'year', 'status', 'rows', 'rejected', 'inserted', 'updated'],
  notInFiles: ['counts'],
});
