import type { Knex } from 'knex';
import type { AuditEventName } from '../../../domain/audit/audit.ts';
import { originColumns } from '../origin.ts';

/** The tables with a Trash, by the name of the resource. */
export const TRASHED = {
  nicknames: 'nicknames',
  closures: 'closures',
  'list-texts': 'list_texts',
  'major-words': 'major_words',
  'data-issues': 'data_issues',
  services: 'services',
  'service-reviews': 'service_reviews',
  'service-faults': 'service_faults',
  notes: 'notes',
  'saved-queries': 'saved_queries',
  'bigquery-queries': 'warehouse_queries',
} as const;

const BATCH_ROWS = 1_000;

/**
 * Deletes the records for good that are in the Trash for longer than some seconds, with their notes. The audit log keeps a row of each,
 * without values. Returns the number of records.
 */
export async function purgeTrash(db: Knex, seconds: number): Promise<number> {
  let purged = 0;
  for (const [resource, table] of Object.entries(TRASHED)) {
    let last: number;
    do {
      last = await purgeBatch(db, { resource, table }, seconds);
      purged += last;
    } while (last === BATCH_ROWS);
  }
  return purged;
}

/** Locked rows are left for the next round. */
async function purgeBatch(db: Knex, { resource, table }: { resource: string; table: string }, seconds: number): Promise<number> {
  const event: AuditEventName = 'record-purged';
  const { actor, network } = originColumns();
  const { rows } = await db.raw<{ rows: [{ count: number }] }>(
    `with old as (
       select id from :table: where deleted_at <= now() - make_interval(secs => :seconds)
       order by id limit :limit for update skip locked
     ), gone as (delete from :table: t using old where t.id = old.id returning t.id),
     unnoted as (delete from notes n using gone where n.resource = :resource and n.record_id = gone.id::text),
     noted as (
       insert into audit_log (event, resource, record_id, actor, network)
       select :event, :resource, gone.id::text, :actor, :network from gone returning 1
     ) select count(*)::int as count from noted`,
    { table, resource, event, seconds, limit: BATCH_ROWS, actor, network },
  );
  return rows[0].count;
}
