import type { ClientBase } from 'pg';
import type { RecordChange } from '../../../domain/audit/audit.ts';
import { originColumns } from '../origin.ts';

/** Like `recordChanges`, in a transaction that holds the lock of the catalog. One statement for any number of changes. */
export async function recordCatalogChanges(connection: ClientBase, changes: readonly RecordChange[]): Promise<void> {
  const { actor, network, request_id } = originColumns();
  const rows = changes.map(({ id, ...change }) => ({ ...change, record_id: String(id) }));
  await connection.query(
    `insert into audit_log (event, resource, record_id, before, after, reason, actor, network, request_id)
     select g.event, g.resource, g.record_id, g.before, g.after, g.reason, $2, $3, $4
     from jsonb_to_recordset($1) as g(event text, resource text, record_id text, before jsonb, after jsonb, reason text)`,
    [JSON.stringify(rows), actor, network, request_id],
  );
}
