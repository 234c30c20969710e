import type { jobCalls } from '../../../../contracts/admin/imports/jobs.calls.ts';
import { requirePermission } from '../../../../domain/accounts/permissions.ts';
import type { Caller } from '../../../../domain/accounts/user.ts';
import { subjectOf, type ImportJob } from '../../../../domain/import-jobs/import-job.ts';
import type { ImportJobs } from '../../../../domain/import-jobs/import-jobs.use-cases.ts';
import { originOf } from '../../../../domain/warehouse/input.ts';
import type { RequestOf, ResponseOf } from '../../../../contracts/endpoint.ts';
import type { Handlers } from '../../mount.ts';

type Details = ResponseOf<(typeof jobCalls)['importJob']>;

export function jobRoutes(importJobs: ImportJobs): Handlers<typeof jobCalls> {
  const details = async (job: ImportJob, by: string): Promise<Details> => ({
    ...job,
    ...subjectOf(job),
    fileNames: job.files.map(({ name }) => name),
    input: job.input && { origin: originOf(job.input), sql: 'sql' in job.input.wish ? job.input.wish.sql : null },
    ...(isMoving(job) ? NOT_SHOWN : { outcome: job.outcome && outcomeOf(job.outcome) }),
    waitsFor: await importJobs.waitsFor(job),
    needsOtherPerson: importJobs.needsOtherPerson(job, by),
  });

  return {
    importJob: async ({ params, caller }) => details(await importJobs.find(params.id), caller.user.username),
    createImportJob: async ({ body, caller }) =>
      details(await importJobs.start(caller.user.username, wantedOf(body, caller)), caller.user.username),
    uploadPart: async ({ params: { id, place, offset }, body, caller }) =>
      details(await importJobs.receive(id, place, offset, body), caller.user.username),
    checkImportJob: async ({ params, body, caller }) => details(await importJobs.check(params.id, body), caller.user.username),
    applyImportJob: async ({ params, body: { publish }, caller: { user } }) =>
      details(await importJobs.apply(params.id, user.username, { publish }), user.username),
    cancelImportJob: async ({ params, caller }) => details(await importJobs.cancel(params.id), caller.user.username),
  };
}

/** What a job starts with. Throws `forbidden` for BigQuery without its permission. */
function wantedOf(body: RequestOf<(typeof jobCalls)['createImportJob']>['body'], caller: Caller): Parameters<ImportJobs['start']>[1] {
  if (!('bigquery' in body)) return body;
  requirePermission('bigquery', caller);
  const { bigquery } = body;
  return { input: 'query' in bigquery ? { sql: bigquery.query } : bigquery };
}

/** A page that follows a step reads the job often, and shows only the progress. */
const isMoving = ({ status }: ImportJob): boolean => status === 'waiting' || status === 'running';
const NOT_SHOWN = { candidates: null, outcome: null };

/** Copies of what the wire has as plain arrays and records. */
function outcomeOf(outcome: NonNullable<ImportJob['outcome']>): NonNullable<Details['outcome']> {
  if ('changes' in outcome) return { ...outcome, changes: outcome.changes };
  return { ...outcome, counts: { ...outcome.counts } };
}
