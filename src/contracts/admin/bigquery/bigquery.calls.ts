import { z } from 'zod';
import { ENGINES, MAX_SHOWN_ROWS, MAX_SQL } from '../../../domain/warehouse/query.ts';
import { defineContract } from '../../endpoint.ts';
import { noContent } from '../../shapes/account-shapes.ts';
import { timestamp } from '../../shapes/codecs.ts';

const access = { access: 'staff', permission: 'bigquery' } as const;
const count = z.number().min(0);
const sql = z.string().max(MAX_SQL, `At most ${MAX_SQL} characters`);
/** Made by the caller: a call that is sent twice runs once. */
const key = z.uuid();

const column = z.object({ name: z.string(), type: z.string() });
const answer = z
  .object({
    columns: z.array(column).readonly(),
    /** JSON values in the order of the columns. Numbers that a double cannot hold are text. */
    rows: z.array(z.array(z.unknown()).readonly()).readonly(),
    hasMore: z.boolean(),
    bytes: count,
    billedBytes: count,
  })
  .meta({ id: 'BigqueryAnswer' });

const version = z.object({
  name: z.string(),
  dataVersion: z.string(),
  at: timestamp,
  isShown: z.boolean(),
  tables: z.array(z.object({ name: z.string(), rows: count, bytes: count })).readonly(),
});

/** The warehouse: what it has, and SELECT statements on it. */
export const bigqueryCalls = defineContract({
  bigqueryStatus: {
    ...access,
    method: 'GET',
    path: '/api/admin/bigquery/status',
    summary: 'Returns the engine, what it needs before it can be used, the published versions, and what today’s queries cost.',
    response: z
      .object({
        engine: z.enum(ENGINES),
        /** Where its tables are; null on this machine. */
        place: z.object({ project: z.string(), dataset: z.string(), location: z.string() }).nullable(),
        missing: z.array(z.object({ what: z.string(), how: z.string() })).readonly(),
        shown: version.nullable(),
        versions: z.array(version).readonly(),
        dataVersion: z.string(),
        /** Whether the shown version is that of the catalog. */
        isCurrent: z.boolean(),
        billedToday: count,
        caps: z.object({ queryBytes: count, dayBytes: count }),
      })
      .meta({ id: 'BigqueryStatus' }),
  },
  bigqueryTables: {
    ...access,
    method: 'GET',
    path: '/api/admin/bigquery/tables',
    summary: 'Lists the tables with their columns, and their rows and bytes in the shown version.',
    response: z.array(
      z
        .object({
          name: z.string(),
          meaning: z.string(),
          rows: count.nullable(),
          bytes: count.nullable(),
          columns: z.array(column.extend({ isRequired: z.boolean(), meaning: z.string() })).readonly(),
        })
        .meta({ id: 'BigqueryTable' }),
    ),
  },
  bigqueryPreview: {
    ...access,
    method: 'GET',
    path: '/api/admin/bigquery/tables/:name/rows',
    summary: 'Returns the first rows of a table, without a charge.',
    params: z.object({ name: z.string().max(40).meta({ description: 'The name of a table', example: 'colleges' }) }),
    response: answer,
    refusals: [404, 409],
  },
  bigqueryExamples: {
    ...access,
    method: 'GET',
    path: '/api/admin/bigquery/examples',
    summary: 'Lists statements that are ready to run.',
    response: z.array(z.object({ name: z.string(), title: z.string(), sql: z.string() })),
  },
  planBigqueryRun: {
    ...access,
    method: 'POST',
    isRead: true,
    path: '/api/admin/bigquery/plan',
    summary: 'Checks a statement without running it: its type, columns, tables, bytes and price, in the words of the engine.',
    body: z.strictObject({ sql }),
    response: z
      .object({
        statementType: z.string(),
        columns: z.array(column).readonly(),
        tables: z.array(z.string()).readonly(),
        bytes: count,
        billedBytes: count,
        price: z.string(),
      })
      .meta({ id: 'BigqueryPlan' }),
    refusals: [409, 422],
  },
  startBigqueryRun: {
    ...access,
    method: 'POST',
    isRead: true,
    path: '/api/admin/bigquery/runs',
    summary: `Runs one SELECT statement and returns at most ${MAX_SHOWN_ROWS} rows. The audit log records it with its bytes.`,
    body: z.strictObject({ key, sql }),
    response: answer,
    refusals: [409, 410, 422],
  },
  bigqueryCsv: {
    ...access,
    method: 'POST',
    isRead: true,
    path: '/api/admin/bigquery/csv',
    summary: 'Runs one SELECT statement and returns all rows as CSV. The audit log records it with its bytes.',
    body: z.strictObject({ key, sql }),
    response: z.string(),
    refusals: [409, 410, 422],
  },
  cancelBigqueryRun: {
    ...access,
    method: 'POST',
    path: '/api/admin/bigquery/runs/:key/cancel',
    summary: 'Stops a running statement within a second, whoever started it.',
    params: z.object({ key: key.meta({ description: 'The key of the run', example: '7e9b2ac0-6c3f-4a51-8d53-3f0c9f1b2a44' }) }),
    body: z.strictObject({}),
    status: 204,
    response: noContent,
    refusals: [404, 409],
  },
  publishBigquery: {
    ...access,
    method: 'POST',
    path: '/api/admin/bigquery/publish',
    summary: 'Copies the catalog into the warehouse, in a process beside the server. The list of runs says how far it is and how it ends.',
    body: z.strictObject({ key }),
    status: 202,
    response: z.object({ key }),
    refusals: [409],
  },
});
