import type { Knex } from 'knex';
import type { ClientBase } from 'pg';
import type { AuditEventName } from '../../../domain/audit/audit.ts';
import type { AuditedChange, RecordFilter } from '../../../domain/admin/records.ports.ts';
import type { AuditRow } from '../../../domain/transactions/transact.ts';
import { driverOf } from '../connection.ts';
import { originColumns } from '../origin.ts';

/** Records changes of records, and what happened to accounts, with their cause. They are recorded if, and only if, the transaction commits. */
export async function recordChanges(trx: Knex.Transaction, changes: readonly AuditRow[]): Promise<void> {
  if (changes.length === 0) return;
  await recordChangesOn(await driverOf(trx), changes);
}

/** Like `recordChanges`, on a connection with an open transaction. One statement for any number of changes. */
export async function recordChangesOn(connection: ClientBase, changes: readonly AuditRow[]): Promise<void> {
  const { actor, network, request_id } = originColumns();
  const rows = changes.map(rowOf);
  await connection.query(
    `insert into audit_log (event, resource, record_id, user_id, before, after, reason, details, actor, network, request_id)
     select g.event, g.resource, g.record_id, g.user_id, g.before, g.after, g.reason, coalesce(g.details, '{}'), $2, $3, $4
     from jsonb_to_recordset($1)
       as g(event text, resource text, record_id text, user_id int, before jsonb, after jsonb, reason text, details jsonb)`,
    [JSON.stringify(rows), actor, network, request_id],
  );
}

function rowOf(row: AuditRow) {
  if (!('resource' in row)) return { event: row.event, user_id: row.userId, details: row.details };
  const { id, ...change } = row;
  return { ...change, record_id: String(id), user_id: row.resource === 'users' ? id : null };
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
