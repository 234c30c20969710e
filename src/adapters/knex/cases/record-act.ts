import type { Knex } from 'knex';
import type { AuditEventName } from '../../../domain/audit/audit.ts';
import { originColumns } from '../origin.ts';

/** Records in the audit log what a moderator did that changes no column of the case. Call it in the transaction of the act. */
export async function recordAct(
  trx: Knex.Transaction,
  event: Extract<AuditEventName, 'case-viewed' | 'case-contacted'>,
  caseId: number,
): Promise<void> {
  await trx('audit_log').insert({ event, resource: 'cases', record_id: String(caseId), ...originColumns() });
}
