import type { Knex } from 'knex';
import type { AuditEventName, RecordChange } from '../../../domain/audit/audit.ts';
import type { AuditedChange, RecordFilter } from '../../../domain/admin/records.ports.ts';
import { originColumns } from '../origin.ts';

const ROWS_PER_INSERT = 1_000;

/** Records changes of records with their cause. They are recorded if, and only if, the transaction commits. */
export async function recordChanges(trx: Knex, changes: readonly RecordChange[]): Promise<void> {
  const rows = changes.map(({ event, resource, id, before, after, reason }) => ({
    event,
    resource,
    record_id: String(id),
    before: before && JSON.stringify(before),
    after: after && JSON.stringify(after),
    reason,
    user_id: resource === 'users' ? Number(id) : null,
    ...originColumns(),
  }));
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
    await trx('audit_log').insert(rows.slice(start, start + ROWS_PER_INSERT));
  }
}

/** Records that a file with the records of a filter was made. */
export async function recordExport(db: Knex, resource: string, filter: RecordFilter): Promise<void> {
  const event: AuditEventName = 'records-exported';
  await db('audit_log').insert({
    event,
    resource,
    details: JSON.stringify({ filter: JSON.stringify(filter).slice(0, 2_000) }),
    ...originColumns(),
  });
}

/** Finds the change of a record by the id of its audit row. */
export async function findChange(db: Knex, entryId: number): Promise<AuditedChange | undefined> {
  return db('audit_log')
    .where({ id: entryId })
    .whereNotNull('record_id')
    .first<AuditedChange | undefined>({ resource: 'resource', recordId: 'record_id', event: 'event', before: 'before', after: 'after' });
}
