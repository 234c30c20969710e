import type { Knex } from 'knex';
import type { AuditEventName } from '../../../domain/audit/audit.ts';
import { isStaff } from '../../../domain/accounts/permissions.ts';
import type { AccountType } from '../../../domain/accounts/user.ts';
import { reportAnsweredEmail } from '../../../domain/moderation/moderation-emails.ts';
import type { ReportOutcome } from '../../../domain/moderation/notice-texts.ts';
import { currentUserId, originColumns } from '../origin.ts';
import { enqueueEmail } from './shared-writes.ts';

interface GivenRole {
  userId: number;
  accountType: AccountType;
  /** For the link in the email. */
  publicUrl: string;
}

const OUTCOME: ReportOutcome = 'acted';

/** Decides the request of a person who got a role of staff, and answers it. Returns the decided case, of which moderators are told last. */
export async function answerAccessRequest(trx: Knex.Transaction, { userId, accountType, publicUrl }: GivenRole): Promise<number[]> {
  if (!isStaff(accountType)) return [];
  const open = trx('cases').where({ kind: 'access', target_id: userId }).whereNot({ status: 'decided' }).forUpdate();
  const row = await open.first<{ id: number; status: string } | undefined>('id', 'status');
  if (!row) return [];
  await decide(trx, row, accountType);
  await trx('reports').where({ case_id: row.id }).update({ outcome: OUTCOME });
  const person = await trx('users').where({ id: userId }).whereNull('disabled_at').first<{ email: string } | undefined>('email');
  if (person) await enqueueEmail(trx, { ...reportAnsweredEmail(person.email, 'access', OUTCOME, publicUrl), userId });
  return [row.id];
}

async function decide(trx: Knex, { id, status }: { id: number; status: string }, accountType: AccountType): Promise<void> {
  const note = `The account got the role ${accountType}.`;
  await trx('case_steps').insert({ case_id: id, step: 'none', reason_code: 'other', note, by_id: currentUserId() ?? null });
  const decided = { status: 'decided', step: 'none', decided_at: trx.fn.now(), updated_at: trx.fn.now() };
  await trx('cases')
    .where({ id })
    .update({ ...decided, version: trx.raw('version + 1') });
  const event: AuditEventName = 'record-changed';
  const change = { before: JSON.stringify({ status }), after: JSON.stringify({ status: 'decided', accountType }) };
  await trx('audit_log').insert({ event, resource: 'cases', record_id: String(id), ...change, ...originColumns() });
}
