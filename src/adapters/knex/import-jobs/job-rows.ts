import type { ImportJob } from '../../../domain/import-jobs/import-job.ts';
import { columnOf } from '../college-rows.ts';

/** The members of a job that are columns of `import_jobs`. JSON comes back from the driver as values. */
const FIELDS = [
  'id',
  'step',
  'status',
  'createdBy',
  'appliedBy',
  'createdAt',
  'updatedAt',
  'files',
  'download',
  'input',
  'request',
  'candidates',
  'outcome',
  'refusal',
  'progress',
  'runId',
  'publishes',
  'message',
] as const satisfies readonly (keyof ImportJob)[];

const JSON_FIELDS: readonly string[] = ['files', 'download', 'input', 'request', 'candidates', 'outcome', 'refusal', 'progress'];

/** What selects a job. */
export const JOB_COLUMNS: Readonly<Record<string, string>> = Object.fromEntries(FIELDS.map((field) => [field, columnOf(field)]));

/** A change of a job as columns. */
export function columnsOf(change: Partial<ImportJob>): Record<string, unknown> {
  const known = Object.entries(change).filter(([field]) => field in JOB_COLUMNS);
  return Object.fromEntries(known.map(([field, value]) => [columnOf(field), isJson(field, value) ? jsonOf(value) : value]));
}

const isJson = (field: string, value: unknown): boolean => value !== null && JSON_FIELDS.includes(field);

/** JSON of PostgreSQL cannot contain NUL; a damaged file can. */
const jsonOf = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' ? part.replaceAll('\0', '') : part));
