import type { Knex } from 'knex';
import type { FiledKind } from '../../../domain/moderation/report.ts';
import { undecidedCase, weigh } from './send-report.ts';
import { findTarget } from './targets.ts';

/** Opens the case of a text that others do not see until staff decide. A case that waits already gets the new text, and a new version. */
export async function holdText(trx: Knex.Transaction, kind: FiledKind, targetId: number): Promise<{ caseId: number }> {
  const target = await findTarget(trx, { kind, targetId, reporterId: 0 });
  const row = await undecidedCase(trx, { kind, targetId }, target?.subjectId ?? null);
  const lines = JSON.stringify((await target?.evidence()) ?? []);
  await trx('case_evidence').insert({ case_id: row.id, report_id: null, lines });
  await weigh(trx, row);
  return { caseId: row.id };
}
