import { z } from 'zod';
import { defineContract } from '../../endpoint.ts';
import { MAX_REASON } from '../../../domain/audit/audit.ts';
import { rowId, timestamp } from '../../shapes/codecs.ts';
import { listRange } from '../../shapes/list-params.ts';
import { mapping } from './mapping-shape.ts';
import { importRuns } from './import-runs.resource.ts';
import { collegeRef, counted, historyDiff, remarks, runDiff, runFacts, tableReport } from './run-shapes.ts';
import { freeText } from '../../shapes/text-shapes.ts';

const params = z.object({ id: rowId });
const count = z.int().min(0);
const reading = { method: 'GET', access: 'staff', permission: 'runs.read', params } as const;

/** One run of the ledger: what it read, what it changed, and its rollback. */
export const runCalls = defineContract({
  runLog: {
    ...reading,
    path: '/api/admin/import-runs/:id/log',
    summary: 'Returns what the ledger stores about a run: times, message, tables with their rows, and files with their hashes.',
    response: runFacts
      .extend({
        /** How the files were obtained and how rows found their college. Null: the import does not state it. */
        obtainedFrom: z.string().nullable(),
        matchedBy: z.string().nullable(),
        /** How the columns were read where the files named or wrote them otherwise; null if nowhere. */
        mapping: mapping.nullable(),
        tables: z.array(tableReport),
        files: z.array(
          z.object({
            file: z.string(),
            table: z.string(),
            bytes: count,
            sha256: z.string(),
            /** The imported fields, if not all were. */
            only: z.array(z.string()).readonly().optional(),
            /** The query that made the rows, if no file was given. */
            sql: z.string().optional(),
          }),
        ),
        /** Null for runs of earlier versions, and of the seed catalog. */
        remarks: remarks.nullable(),
        /** Number of stored rejected rows; `tables` counts all. */
        keptRejects: count,
        /** When and by whom a failed run was seen. */
        acknowledgedAt: timestamp.nullable(),
        acknowledgedBy: z.string().nullable(),
      })
      .meta({ id: 'RunLog' }),
    refusals: [404],
  },
  runDiff: {
    ...reading,
    path: '/api/admin/import-runs/:id/diff',
    summary:
      'Returns what a run changed: numbers by field, the largest changes, and what needs a look. Refused for runs that changed nothing.',
    response: runDiff,
    refusals: [404, 422],
  },
  runRejects: {
    ...reading,
    path: '/api/admin/import-runs/:id/rejects',
    summary: 'Lists the stored rejected rows of a run in the order of the files. The total is in Content-Range.',
    query: z.object({ range: listRange.optional() }),
    response: z.array(
      z
        .object({
          file: z.string(),
          line: z.int(),
          /** The UNITID, if the row has one. */
          key: z.string().nullable(),
          code: z.string(),
          message: z.string(),
          /** The row as its file has it, cut to 1,000 characters. */
          raw: z.string(),
        })
        .meta({ id: 'RejectedRow' }),
    ),
    refusals: [404],
  },
  runRejectsCsv: {
    ...reading,
    path: '/api/admin/import-runs/:id/rejects.csv',
    summary: 'Returns the stored rejected rows of one file of a run as the file has them. Once repaired, they can be imported again.',
    query: z.object({
      file: z.string().max(400).optional().meta({
        description: 'The name of the file without folders. Default: the only file with rejected rows',
        example: 'adm2024.csv',
      }),
    }),
    response: z.string(),
    refusals: [404],
  },
  acknowledgeRun: {
    method: 'POST',
    path: '/api/admin/import-runs/:id/acknowledge',
    access: 'staff',
    permission: 'runs.apply',
    summary: 'Marks a failed run as seen. The panel then stops showing it, and the next failure of the source sends emails again.',
    params,
    response: importRuns.spec.record,
    refusals: [404, 422],
  },
  rollBackRun: {
    method: 'POST',
    path: '/api/admin/import-runs/:id/rollback',
    access: 'staff',
    permission: 'runs.apply',
    summary: 'Restores the values that a run replaced. A dry run only reports. Otherwise a reason is needed, and the audit log records it.',
    params,
    body: z.strictObject({
      dryRun: z.boolean().optional(),
      reason: freeText().max(MAX_REASON, `At most ${MAX_REASON} characters`).optional(),
    }),
    response: z
      .object({
        runId: z.int(),
        status: z.enum(['rolled-back', 'unchanged', 'dry-run']),
        /** Colleges with restored values, and the number of these values. */
        restored: count,
        values: count,
        /** Colleges that only this run supplied. */
        removed: count,
        /** Colleges that stay although the run added them. */
        kept: counted(collegeRef.extend({ because: z.enum(['wanted', 'later-run']) })),
        /** What the rollback changes about values of former years. */
        history: historyDiff,
        /** Later runs of the same source and year, whose files should be imported again. */
        importAgain: z.array(z.int()).readonly(),
      })
      .meta({ id: 'RollbackOutcome' }),
    refusals: [404, 409, 422],
  },
});
