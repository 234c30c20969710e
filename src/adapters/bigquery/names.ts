import { createHash } from 'node:crypto';
import type { Place } from '../../domain/warehouse/query.ts';
import { isTableName, type TableName } from '../../domain/warehouse/tables.ts';
import type { TableReference } from './jobs.ts';

/** Every job has it, for the bill. */
export const LABELS = { application: 'alma' };

/** Records which versions there are and which one is shown. */
export const VERSIONS_TABLE = 'published_versions';

export const tableOf = (table: TableName, version: string): string => `${table}_${version}`;

/** A name in SQL. */
export const quoted = ({ project, dataset }: Place, table: string): string => `\`${project}.${dataset}.${table}\``;

export const queryJobId = (job: string): string => `alma_query_${job.replaceAll(/[^\w-]/g, '_')}`;

/**
 * The job that loads a part of a table. The moment in which the table was made is in it, so a table that was deleted and made again is
 * loaded again, and a repeated call for the same table is the same job.
 */
export function loadJobId(table: string, madeAt: string, part: number, attempt: number): string {
  const hash = createHash('sha256').update(`${table} ${madeAt}`).digest('hex').slice(0, 16);
  return `alma_load_${table}_${hash}_${part}_${attempt}`;
}

/** The name that people know: `colleges` for `colleges_v2026_11_21_1_t2`, and the whole name for a table of others. */
export function knownName(place: Place, { projectId, datasetId, tableId = '' }: TableReference): string {
  if (datasetId !== place.dataset || projectId !== place.project) return [projectId, datasetId, tableId].join('.');
  const [, base = ''] = /^(\w+?)_v\d\w*$/.exec(tableId) ?? [];
  return isTableName(base) ? base : tableId;
}
